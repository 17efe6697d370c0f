// Original file: tradecounter/orders/v1/orders.proto


export interface NotificationSettings {
  'suppress_business_emails'?: (boolean);
  'suppress_customer_emails'?: (boolean);
}

export interface NotificationSettings__Output {
  'suppress_business_emails': (boolean);
  'suppress_customer_emails': (boolean);
}
