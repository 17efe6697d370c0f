// Original file: tradecounter/catalog/v1/catalog.proto

import type { ResolvedLine as _tradecounter_catalog_v1_ResolvedLine, ResolvedLine__Output as _tradecounter_catalog_v1_ResolvedLine__Output } from '../../../tradecounter/catalog/v1/ResolvedLine.ts';
import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from '../../../tradecounter/common/v1/FieldError.ts';

export interface ResolvedLines {
  'lines'?: (_tradecounter_catalog_v1_ResolvedLine)[];
  'errors'?: (_tradecounter_common_v1_FieldError)[];
}

export interface ResolvedLines__Output {
  'lines': (_tradecounter_catalog_v1_ResolvedLine__Output)[];
  'errors': (_tradecounter_common_v1_FieldError__Output)[];
}
