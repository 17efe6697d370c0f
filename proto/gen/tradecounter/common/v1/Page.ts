// Original file: tradecounter/common/v1/common.proto


export interface Page {
  'has_more'?: (boolean);
  'next'?: (string);
  'total'?: (number);
  '_next'?: "next";
  '_total'?: "total";
}

export interface Page__Output {
  'has_more': (boolean);
  'next'?: (string);
  'total'?: (number);
}
