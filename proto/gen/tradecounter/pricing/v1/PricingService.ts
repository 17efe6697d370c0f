// Original file: tradecounter/pricing/v1/pricing.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { PriceDesignsRequest as _tradecounter_pricing_v1_PriceDesignsRequest, PriceDesignsRequest__Output as _tradecounter_pricing_v1_PriceDesignsRequest__Output } from '../../../tradecounter/pricing/v1/PriceDesignsRequest.ts';
import type { PriceOrderRequest as _tradecounter_pricing_v1_PriceOrderRequest, PriceOrderRequest__Output as _tradecounter_pricing_v1_PriceOrderRequest__Output } from '../../../tradecounter/pricing/v1/PriceOrderRequest.ts';
import type { PricedDesigns as _tradecounter_pricing_v1_PricedDesigns, PricedDesigns__Output as _tradecounter_pricing_v1_PricedDesigns__Output } from '../../../tradecounter/pricing/v1/PricedDesigns.ts';
import type { PricedOrder as _tradecounter_pricing_v1_PricedOrder, PricedOrder__Output as _tradecounter_pricing_v1_PricedOrder__Output } from '../../../tradecounter/pricing/v1/PricedOrder.ts';
import type { TaxShippingRequest as _tradecounter_pricing_v1_TaxShippingRequest, TaxShippingRequest__Output as _tradecounter_pricing_v1_TaxShippingRequest__Output } from '../../../tradecounter/pricing/v1/TaxShippingRequest.ts';
import type { TaxedShipping as _tradecounter_pricing_v1_TaxedShipping, TaxedShipping__Output as _tradecounter_pricing_v1_TaxedShipping__Output } from '../../../tradecounter/pricing/v1/TaxedShipping.ts';

export interface PricingServiceClient extends grpc.Client {
  PriceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  PriceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  PriceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  PriceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  priceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  priceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  priceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  priceDesigns(argument: _tradecounter_pricing_v1_PriceDesignsRequest, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedDesigns__Output>): grpc.ClientUnaryCall;
  
  PriceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  PriceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  PriceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  PriceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  priceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  priceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  priceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  priceOrder(argument: _tradecounter_pricing_v1_PriceOrderRequest, callback: grpc.requestCallback<_tradecounter_pricing_v1_PricedOrder__Output>): grpc.ClientUnaryCall;
  
  TaxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  TaxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  TaxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  TaxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  taxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  taxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  taxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  taxShipping(argument: _tradecounter_pricing_v1_TaxShippingRequest, callback: grpc.requestCallback<_tradecounter_pricing_v1_TaxedShipping__Output>): grpc.ClientUnaryCall;
  
}

export interface PricingServiceHandlers extends grpc.UntypedServiceImplementation {
  PriceDesigns: grpc.handleUnaryCall<_tradecounter_pricing_v1_PriceDesignsRequest__Output, _tradecounter_pricing_v1_PricedDesigns>;
  
  PriceOrder: grpc.handleUnaryCall<_tradecounter_pricing_v1_PriceOrderRequest__Output, _tradecounter_pricing_v1_PricedOrder>;
  
  TaxShipping: grpc.handleUnaryCall<_tradecounter_pricing_v1_TaxShippingRequest__Output, _tradecounter_pricing_v1_TaxedShipping>;
  
}

export interface PricingServiceDefinition extends grpc.ServiceDefinition {
  PriceDesigns: MethodDefinition<_tradecounter_pricing_v1_PriceDesignsRequest, _tradecounter_pricing_v1_PricedDesigns, _tradecounter_pricing_v1_PriceDesignsRequest__Output, _tradecounter_pricing_v1_PricedDesigns__Output>
  PriceOrder: MethodDefinition<_tradecounter_pricing_v1_PriceOrderRequest, _tradecounter_pricing_v1_PricedOrder, _tradecounter_pricing_v1_PriceOrderRequest__Output, _tradecounter_pricing_v1_PricedOrder__Output>
  TaxShipping: MethodDefinition<_tradecounter_pricing_v1_TaxShippingRequest, _tradecounter_pricing_v1_TaxedShipping, _tradecounter_pricing_v1_TaxShippingRequest__Output, _tradecounter_pricing_v1_TaxedShipping__Output>
}
