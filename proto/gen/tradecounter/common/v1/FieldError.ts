// Original file: tradecounter/common/v1/common.proto


export interface FieldError {
  'path'?: (string);
  'message'?: (string);
}

export interface FieldError__Output {
  'path': (string);
  'message': (string);
}
