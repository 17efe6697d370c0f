// Original file: tradecounter/orders/v1/orders.proto


export interface DeliverShipmentRequest {
  'order_id'?: (string);
  'shipment_id'?: (string);
  '_shipment_id'?: "shipment_id";
}

export interface DeliverShipmentRequest__Output {
  'order_id': (string);
  'shipment_id'?: (string);
}
