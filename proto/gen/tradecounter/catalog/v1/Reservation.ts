// Original file: tradecounter/catalog/v1/catalog.proto

import type { ReservedLine as _tradecounter_catalog_v1_ReservedLine, ReservedLine__Output as _tradecounter_catalog_v1_ReservedLine__Output } from '../../../tradecounter/catalog/v1/ReservedLine.ts';

export interface Reservation {
  'lines'?: (_tradecounter_catalog_v1_ReservedLine)[];
}

export interface Reservation__Output {
  'lines': (_tradecounter_catalog_v1_ReservedLine__Output)[];
}
