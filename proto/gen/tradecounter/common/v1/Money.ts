// Original file: tradecounter/common/v1/common.proto


export interface Money {
  'amount'?: (string);
  'currency'?: (string);
}

export interface Money__Output {
  'amount': (string);
  'currency': (string);
}
