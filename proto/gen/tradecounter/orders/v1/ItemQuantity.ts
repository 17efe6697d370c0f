// Original file: tradecounter/orders/v1/orders.proto


export interface ItemQuantity {
  'item_id'?: (string);
  'quantity'?: (number);
}

export interface ItemQuantity__Output {
  'item_id': (string);
  'quantity': (number);
}
