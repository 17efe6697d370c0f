// Original file: tradecounter/orders/v1/orders.proto

import type { QuoteDelivery as _tradecounter_orders_v1_QuoteDelivery, QuoteDelivery__Output as _tradecounter_orders_v1_QuoteDelivery__Output } from '../../../tradecounter/orders/v1/QuoteDelivery.ts';
import type { QuoteItem as _tradecounter_orders_v1_QuoteItem, QuoteItem__Output as _tradecounter_orders_v1_QuoteItem__Output } from '../../../tradecounter/orders/v1/QuoteItem.ts';
import type { OrderTotals as _tradecounter_orders_v1_OrderTotals, OrderTotals__Output as _tradecounter_orders_v1_OrderTotals__Output } from '../../../tradecounter/orders/v1/OrderTotals.ts';

export interface OrderQuote {
  'currency'?: (string);
  'delivery'?: (_tradecounter_orders_v1_QuoteDelivery | null);
  'items'?: (_tradecounter_orders_v1_QuoteItem)[];
  'minimum_quantity_violations'?: (string)[];
  'totals'?: (_tradecounter_orders_v1_OrderTotals | null);
}

export interface OrderQuote__Output {
  'currency': (string);
  'delivery': (_tradecounter_orders_v1_QuoteDelivery__Output | null);
  'items': (_tradecounter_orders_v1_QuoteItem__Output)[];
  'minimum_quantity_violations': (string)[];
  'totals': (_tradecounter_orders_v1_OrderTotals__Output | null);
}
