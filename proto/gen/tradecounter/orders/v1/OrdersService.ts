// Original file: tradecounter/orders/v1/orders.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { CancelOrderRequest as _tradecounter_orders_v1_CancelOrderRequest, CancelOrderRequest__Output as _tradecounter_orders_v1_CancelOrderRequest__Output } from '../../../tradecounter/orders/v1/CancelOrderRequest.ts';
import type { EstimateShippingRequest as _tradecounter_orders_v1_EstimateShippingRequest, EstimateShippingRequest__Output as _tradecounter_orders_v1_EstimateShippingRequest__Output } from '../../../tradecounter/orders/v1/EstimateShippingRequest.ts';
import type { EventForDelivery as _tradecounter_orders_v1_EventForDelivery, EventForDelivery__Output as _tradecounter_orders_v1_EventForDelivery__Output } from '../../../tradecounter/orders/v1/EventForDelivery.ts';
import type { GetEventForDeliveryRequest as _tradecounter_orders_v1_GetEventForDeliveryRequest, GetEventForDeliveryRequest__Output as _tradecounter_orders_v1_GetEventForDeliveryRequest__Output } from '../../../tradecounter/orders/v1/GetEventForDeliveryRequest.ts';
import type { GetOrderRequest as _tradecounter_orders_v1_GetOrderRequest, GetOrderRequest__Output as _tradecounter_orders_v1_GetOrderRequest__Output } from '../../../tradecounter/orders/v1/GetOrderRequest.ts';
import type { ListOrderEventsRequest as _tradecounter_orders_v1_ListOrderEventsRequest, ListOrderEventsRequest__Output as _tradecounter_orders_v1_ListOrderEventsRequest__Output } from '../../../tradecounter/orders/v1/ListOrderEventsRequest.ts';
import type { ListOrdersRequest as _tradecounter_orders_v1_ListOrdersRequest, ListOrdersRequest__Output as _tradecounter_orders_v1_ListOrdersRequest__Output } from '../../../tradecounter/orders/v1/ListOrdersRequest.ts';
import type { ListShipmentsRequest as _tradecounter_orders_v1_ListShipmentsRequest, ListShipmentsRequest__Output as _tradecounter_orders_v1_ListShipmentsRequest__Output } from '../../../tradecounter/orders/v1/ListShipmentsRequest.ts';
import type { Order as _tradecounter_orders_v1_Order, Order__Output as _tradecounter_orders_v1_Order__Output } from '../../../tradecounter/orders/v1/Order.ts';
import type { OrderEventPage as _tradecounter_orders_v1_OrderEventPage, OrderEventPage__Output as _tradecounter_orders_v1_OrderEventPage__Output } from '../../../tradecounter/orders/v1/OrderEventPage.ts';
import type { OrderPage as _tradecounter_orders_v1_OrderPage, OrderPage__Output as _tradecounter_orders_v1_OrderPage__Output } from '../../../tradecounter/orders/v1/OrderPage.ts';
import type { OrderQuote as _tradecounter_orders_v1_OrderQuote, OrderQuote__Output as _tradecounter_orders_v1_OrderQuote__Output } from '../../../tradecounter/orders/v1/OrderQuote.ts';
import type { PlaceOrderRequest as _tradecounter_orders_v1_PlaceOrderRequest, PlaceOrderRequest__Output as _tradecounter_orders_v1_PlaceOrderRequest__Output } from '../../../tradecounter/orders/v1/PlaceOrderRequest.ts';
import type { QuoteOrderRequest as _tradecounter_orders_v1_QuoteOrderRequest, QuoteOrderRequest__Output as _tradecounter_orders_v1_QuoteOrderRequest__Output } from '../../../tradecounter/orders/v1/QuoteOrderRequest.ts';
import type { ShipmentPage as _tradecounter_orders_v1_ShipmentPage, ShipmentPage__Output as _tradecounter_orders_v1_ShipmentPage__Output } from '../../../tradecounter/orders/v1/ShipmentPage.ts';
import type { ShippingEstimate as _tradecounter_orders_v1_ShippingEstimate, ShippingEstimate__Output as _tradecounter_orders_v1_ShippingEstimate__Output } from '../../../tradecounter/orders/v1/ShippingEstimate.ts';

export interface OrdersServiceClient extends grpc.Client {
  CancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  CancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  cancelOrder(argument: _tradecounter_orders_v1_CancelOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  EstimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  EstimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  EstimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  EstimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  estimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  estimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  estimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  estimateShipping(argument: _tradecounter_orders_v1_EstimateShippingRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_ShippingEstimate__Output>): grpc.ClientUnaryCall;
  
  GetEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  GetEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  GetEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  GetEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  getEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  getEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  getEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  getEventForDelivery(argument: _tradecounter_orders_v1_GetEventForDeliveryRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_EventForDelivery__Output>): grpc.ClientUnaryCall;
  
  GetOrder(argument: _tradecounter_orders_v1_GetOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _tradecounter_orders_v1_GetOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _tradecounter_orders_v1_GetOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  GetOrder(argument: _tradecounter_orders_v1_GetOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _tradecounter_orders_v1_GetOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _tradecounter_orders_v1_GetOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _tradecounter_orders_v1_GetOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  getOrder(argument: _tradecounter_orders_v1_GetOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  ListOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  ListOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  ListOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  ListOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  listOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  listOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  listOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  listOrderEvents(argument: _tradecounter_orders_v1_ListOrderEventsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderEventPage__Output>): grpc.ClientUnaryCall;
  
  ListOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  ListOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  listOrders(argument: _tradecounter_orders_v1_ListOrdersRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderPage__Output>): grpc.ClientUnaryCall;
  
  ListShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  ListShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  ListShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  ListShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  listShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  listShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  listShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  listShipments(argument: _tradecounter_orders_v1_ListShipmentsRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_ShipmentPage__Output>): grpc.ClientUnaryCall;
  
  PlaceOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  PlaceOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  PlaceOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  PlaceOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  placeOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  placeOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  placeOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  placeOrder(argument: _tradecounter_orders_v1_PlaceOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_Order__Output>): grpc.ClientUnaryCall;
  
  QuoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  QuoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  QuoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  QuoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  quoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  quoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  quoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  quoteOrder(argument: _tradecounter_orders_v1_QuoteOrderRequest, callback: grpc.requestCallback<_tradecounter_orders_v1_OrderQuote__Output>): grpc.ClientUnaryCall;
  
}

export interface OrdersServiceHandlers extends grpc.UntypedServiceImplementation {
  CancelOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_CancelOrderRequest__Output, _tradecounter_orders_v1_Order>;
  
  EstimateShipping: grpc.handleUnaryCall<_tradecounter_orders_v1_EstimateShippingRequest__Output, _tradecounter_orders_v1_ShippingEstimate>;
  
  GetEventForDelivery: grpc.handleUnaryCall<_tradecounter_orders_v1_GetEventForDeliveryRequest__Output, _tradecounter_orders_v1_EventForDelivery>;
  
  GetOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_GetOrderRequest__Output, _tradecounter_orders_v1_Order>;
  
  ListOrderEvents: grpc.handleUnaryCall<_tradecounter_orders_v1_ListOrderEventsRequest__Output, _tradecounter_orders_v1_OrderEventPage>;
  
  ListOrders: grpc.handleUnaryCall<_tradecounter_orders_v1_ListOrdersRequest__Output, _tradecounter_orders_v1_OrderPage>;
  
  ListShipments: grpc.handleUnaryCall<_tradecounter_orders_v1_ListShipmentsRequest__Output, _tradecounter_orders_v1_ShipmentPage>;
  
  PlaceOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_PlaceOrderRequest__Output, _tradecounter_orders_v1_Order>;
  
  QuoteOrder: grpc.handleUnaryCall<_tradecounter_orders_v1_QuoteOrderRequest__Output, _tradecounter_orders_v1_OrderQuote>;
  
}

export interface OrdersServiceDefinition extends grpc.ServiceDefinition {
  CancelOrder: MethodDefinition<_tradecounter_orders_v1_CancelOrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_CancelOrderRequest__Output, _tradecounter_orders_v1_Order__Output>
  EstimateShipping: MethodDefinition<_tradecounter_orders_v1_EstimateShippingRequest, _tradecounter_orders_v1_ShippingEstimate, _tradecounter_orders_v1_EstimateShippingRequest__Output, _tradecounter_orders_v1_ShippingEstimate__Output>
  GetEventForDelivery: MethodDefinition<_tradecounter_orders_v1_GetEventForDeliveryRequest, _tradecounter_orders_v1_EventForDelivery, _tradecounter_orders_v1_GetEventForDeliveryRequest__Output, _tradecounter_orders_v1_EventForDelivery__Output>
  GetOrder: MethodDefinition<_tradecounter_orders_v1_GetOrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_GetOrderRequest__Output, _tradecounter_orders_v1_Order__Output>
  ListOrderEvents: MethodDefinition<_tradecounter_orders_v1_ListOrderEventsRequest, _tradecounter_orders_v1_OrderEventPage, _tradecounter_orders_v1_ListOrderEventsRequest__Output, _tradecounter_orders_v1_OrderEventPage__Output>
  ListOrders: MethodDefinition<_tradecounter_orders_v1_ListOrdersRequest, _tradecounter_orders_v1_OrderPage, _tradecounter_orders_v1_ListOrdersRequest__Output, _tradecounter_orders_v1_OrderPage__Output>
  ListShipments: MethodDefinition<_tradecounter_orders_v1_ListShipmentsRequest, _tradecounter_orders_v1_ShipmentPage, _tradecounter_orders_v1_ListShipmentsRequest__Output, _tradecounter_orders_v1_ShipmentPage__Output>
  PlaceOrder: MethodDefinition<_tradecounter_orders_v1_PlaceOrderRequest, _tradecounter_orders_v1_Order, _tradecounter_orders_v1_PlaceOrderRequest__Output, _tradecounter_orders_v1_Order__Output>
  QuoteOrder: MethodDefinition<_tradecounter_orders_v1_QuoteOrderRequest, _tradecounter_orders_v1_OrderQuote, _tradecounter_orders_v1_QuoteOrderRequest__Output, _tradecounter_orders_v1_OrderQuote__Output>
}
