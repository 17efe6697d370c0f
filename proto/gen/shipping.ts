import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Address as _tradecounter_common_v1_Address, Address__Output as _tradecounter_common_v1_Address__Output } from './tradecounter/common/v1/Address.ts';
import type { Failure as _tradecounter_common_v1_Failure, Failure__Output as _tradecounter_common_v1_Failure__Output } from './tradecounter/common/v1/Failure.ts';
import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from './tradecounter/common/v1/FieldError.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from './tradecounter/common/v1/Money.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from './tradecounter/common/v1/Page.ts';
import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from './tradecounter/common/v1/PageRequest.ts';
import type { Destination as _tradecounter_shipping_v1_Destination, Destination__Output as _tradecounter_shipping_v1_Destination__Output } from './tradecounter/shipping/v1/Destination.ts';
import type { GetRatesRequest as _tradecounter_shipping_v1_GetRatesRequest, GetRatesRequest__Output as _tradecounter_shipping_v1_GetRatesRequest__Output } from './tradecounter/shipping/v1/GetRatesRequest.ts';
import type { Rate as _tradecounter_shipping_v1_Rate, Rate__Output as _tradecounter_shipping_v1_Rate__Output } from './tradecounter/shipping/v1/Rate.ts';
import type { Rates as _tradecounter_shipping_v1_Rates, Rates__Output as _tradecounter_shipping_v1_Rates__Output } from './tradecounter/shipping/v1/Rates.ts';
import type { ShippingServiceClient as _tradecounter_shipping_v1_ShippingServiceClient, ShippingServiceDefinition as _tradecounter_shipping_v1_ShippingServiceDefinition } from './tradecounter/shipping/v1/ShippingService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  tradecounter: {
    common: {
      v1: {
        Address: MessageTypeDefinition<_tradecounter_common_v1_Address, _tradecounter_common_v1_Address__Output>
        Failure: MessageTypeDefinition<_tradecounter_common_v1_Failure, _tradecounter_common_v1_Failure__Output>
        FieldError: MessageTypeDefinition<_tradecounter_common_v1_FieldError, _tradecounter_common_v1_FieldError__Output>
        Money: MessageTypeDefinition<_tradecounter_common_v1_Money, _tradecounter_common_v1_Money__Output>
        Page: MessageTypeDefinition<_tradecounter_common_v1_Page, _tradecounter_common_v1_Page__Output>
        PageRequest: MessageTypeDefinition<_tradecounter_common_v1_PageRequest, _tradecounter_common_v1_PageRequest__Output>
      }
    }
    shipping: {
      v1: {
        Destination: MessageTypeDefinition<_tradecounter_shipping_v1_Destination, _tradecounter_shipping_v1_Destination__Output>
        GetRatesRequest: MessageTypeDefinition<_tradecounter_shipping_v1_GetRatesRequest, _tradecounter_shipping_v1_GetRatesRequest__Output>
        Rate: MessageTypeDefinition<_tradecounter_shipping_v1_Rate, _tradecounter_shipping_v1_Rate__Output>
        Rates: MessageTypeDefinition<_tradecounter_shipping_v1_Rates, _tradecounter_shipping_v1_Rates__Output>
        ShippingService: SubtypeConstructor<typeof grpc.Client, _tradecounter_shipping_v1_ShippingServiceClient> & { service: _tradecounter_shipping_v1_ShippingServiceDefinition }
      }
    }
  }
}

