// Original file: tradecounter/webhooks/v1/webhooks.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Delivery as _tradecounter_webhooks_v1_Delivery, Delivery__Output as _tradecounter_webhooks_v1_Delivery__Output } from '../../../tradecounter/webhooks/v1/Delivery.ts';
import type { DeliveryPage as _tradecounter_webhooks_v1_DeliveryPage, DeliveryPage__Output as _tradecounter_webhooks_v1_DeliveryPage__Output } from '../../../tradecounter/webhooks/v1/DeliveryPage.ts';
import type { ListDeliveriesRequest as _tradecounter_webhooks_v1_ListDeliveriesRequest, ListDeliveriesRequest__Output as _tradecounter_webhooks_v1_ListDeliveriesRequest__Output } from '../../../tradecounter/webhooks/v1/ListDeliveriesRequest.ts';
import type { RedeliverDeliveryRequest as _tradecounter_webhooks_v1_RedeliverDeliveryRequest, RedeliverDeliveryRequest__Output as _tradecounter_webhooks_v1_RedeliverDeliveryRequest__Output } from '../../../tradecounter/webhooks/v1/RedeliverDeliveryRequest.ts';

export interface WebhooksOperatorServiceClient extends grpc.Client {
  ListDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  ListDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  listDeliveries(argument: _tradecounter_webhooks_v1_ListDeliveriesRequest, callback: grpc.requestCallback<_tradecounter_webhooks_v1_DeliveryPage__Output>): grpc.ClientUnaryCall;
  
  RedeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  RedeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  RedeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  RedeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  redeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  redeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  redeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  redeliverDelivery(argument: _tradecounter_webhooks_v1_RedeliverDeliveryRequest, callback: grpc.requestCallback<_tradecounter_webhooks_v1_Delivery__Output>): grpc.ClientUnaryCall;
  
}

export interface WebhooksOperatorServiceHandlers extends grpc.UntypedServiceImplementation {
  ListDeliveries: grpc.handleUnaryCall<_tradecounter_webhooks_v1_ListDeliveriesRequest__Output, _tradecounter_webhooks_v1_DeliveryPage>;
  
  RedeliverDelivery: grpc.handleUnaryCall<_tradecounter_webhooks_v1_RedeliverDeliveryRequest__Output, _tradecounter_webhooks_v1_Delivery>;
  
}

export interface WebhooksOperatorServiceDefinition extends grpc.ServiceDefinition {
  ListDeliveries: MethodDefinition<_tradecounter_webhooks_v1_ListDeliveriesRequest, _tradecounter_webhooks_v1_DeliveryPage, _tradecounter_webhooks_v1_ListDeliveriesRequest__Output, _tradecounter_webhooks_v1_DeliveryPage__Output>
  RedeliverDelivery: MethodDefinition<_tradecounter_webhooks_v1_RedeliverDeliveryRequest, _tradecounter_webhooks_v1_Delivery, _tradecounter_webhooks_v1_RedeliverDeliveryRequest__Output, _tradecounter_webhooks_v1_Delivery__Output>
}
