// Original file: tradecounter/common/v1/common.proto

import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from '../../../tradecounter/common/v1/FieldError.ts';

export interface Failure {
  'code'?: (string);
  'detail'?: (string);
  'errors'?: (_tradecounter_common_v1_FieldError)[];
}

export interface Failure__Output {
  'code': (string);
  'detail': (string);
  'errors': (_tradecounter_common_v1_FieldError__Output)[];
}
