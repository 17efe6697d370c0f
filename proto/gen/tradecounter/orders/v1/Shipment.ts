// Original file: tradecounter/orders/v1/orders.proto


export interface Shipment {
  'id'?: (string);
  'carrier'?: (string);
  'supplier'?: (string);
  'tracking_number'?: (string);
  'tracking_url'?: (string);
  'shipped_at'?: (string);
  'delivered_at'?: (string);
  '_carrier'?: "carrier";
  '_supplier'?: "supplier";
  '_tracking_number'?: "tracking_number";
  '_tracking_url'?: "tracking_url";
  '_shipped_at'?: "shipped_at";
  '_delivered_at'?: "delivered_at";
}

export interface Shipment__Output {
  'id': (string);
  'carrier'?: (string);
  'supplier'?: (string);
  'tracking_number'?: (string);
  'tracking_url'?: (string);
  'shipped_at'?: (string);
  'delivered_at'?: (string);
}
