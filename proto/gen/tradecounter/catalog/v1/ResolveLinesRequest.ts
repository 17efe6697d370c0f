// Original file: tradecounter/catalog/v1/catalog.proto

import type { LineInput as _tradecounter_catalog_v1_LineInput, LineInput__Output as _tradecounter_catalog_v1_LineInput__Output } from '../../../tradecounter/catalog/v1/LineInput.ts';

export interface ResolveLinesRequest {
  'account_id'?: (string);
  'lines'?: (_tradecounter_catalog_v1_LineInput)[];
  'purpose'?: (string);
  'delivery_type'?: (string);
}

export interface ResolveLinesRequest__Output {
  'account_id': (string);
  'lines': (_tradecounter_catalog_v1_LineInput__Output)[];
  'purpose': (string);
  'delivery_type': (string);
}
