// Original file: tradecounter/orders/v1/orders.proto


export interface OrderTimeline {
  'placed_at'?: (string);
  'approved_at'?: (string);
  'sent_to_production_at'?: (string);
  'shipped_at'?: (string);
  'delivered_at'?: (string);
  'completed_at'?: (string);
  '_placed_at'?: "placed_at";
  '_approved_at'?: "approved_at";
  '_sent_to_production_at'?: "sent_to_production_at";
  '_shipped_at'?: "shipped_at";
  '_delivered_at'?: "delivered_at";
  '_completed_at'?: "completed_at";
}

export interface OrderTimeline__Output {
  'placed_at'?: (string);
  'approved_at'?: (string);
  'sent_to_production_at'?: (string);
  'shipped_at'?: (string);
  'delivered_at'?: (string);
  'completed_at'?: (string);
}
