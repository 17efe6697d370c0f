// Original file: tradecounter/common/v1/common.proto


export interface PageRequest {
  'limit'?: (number);
  'after'?: (string);
  '_after'?: "after";
}

export interface PageRequest__Output {
  'limit': (number);
  'after'?: (string);
}
