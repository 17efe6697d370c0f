// Original file: tradecounter/shipping/v1/shipping.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { GetRatesRequest as _tradecounter_shipping_v1_GetRatesRequest, GetRatesRequest__Output as _tradecounter_shipping_v1_GetRatesRequest__Output } from '../../../tradecounter/shipping/v1/GetRatesRequest.ts';
import type { Rates as _tradecounter_shipping_v1_Rates, Rates__Output as _tradecounter_shipping_v1_Rates__Output } from '../../../tradecounter/shipping/v1/Rates.ts';

export interface ShippingServiceClient extends grpc.Client {
  GetRates(argument: _tradecounter_shipping_v1_GetRatesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  GetRates(argument: _tradecounter_shipping_v1_GetRatesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  GetRates(argument: _tradecounter_shipping_v1_GetRatesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  GetRates(argument: _tradecounter_shipping_v1_GetRatesRequest, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  getRates(argument: _tradecounter_shipping_v1_GetRatesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  getRates(argument: _tradecounter_shipping_v1_GetRatesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  getRates(argument: _tradecounter_shipping_v1_GetRatesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  getRates(argument: _tradecounter_shipping_v1_GetRatesRequest, callback: grpc.requestCallback<_tradecounter_shipping_v1_Rates__Output>): grpc.ClientUnaryCall;
  
}

export interface ShippingServiceHandlers extends grpc.UntypedServiceImplementation {
  GetRates: grpc.handleUnaryCall<_tradecounter_shipping_v1_GetRatesRequest__Output, _tradecounter_shipping_v1_Rates>;
  
}

export interface ShippingServiceDefinition extends grpc.ServiceDefinition {
  GetRates: MethodDefinition<_tradecounter_shipping_v1_GetRatesRequest, _tradecounter_shipping_v1_Rates, _tradecounter_shipping_v1_GetRatesRequest__Output, _tradecounter_shipping_v1_Rates__Output>
}
