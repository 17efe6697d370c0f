import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Address as _tradecounter_common_v1_Address, Address__Output as _tradecounter_common_v1_Address__Output } from './tradecounter/common/v1/Address.ts';
import type { Failure as _tradecounter_common_v1_Failure, Failure__Output as _tradecounter_common_v1_Failure__Output } from './tradecounter/common/v1/Failure.ts';
import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from './tradecounter/common/v1/FieldError.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from './tradecounter/common/v1/Money.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from './tradecounter/common/v1/Page.ts';
import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from './tradecounter/common/v1/PageRequest.ts';
import type { Delivery as _tradecounter_webhooks_v1_Delivery, Delivery__Output as _tradecounter_webhooks_v1_Delivery__Output } from './tradecounter/webhooks/v1/Delivery.ts';
import type { DeliveryPage as _tradecounter_webhooks_v1_DeliveryPage, DeliveryPage__Output as _tradecounter_webhooks_v1_DeliveryPage__Output } from './tradecounter/webhooks/v1/DeliveryPage.ts';
import type { ListDeliveriesRequest as _tradecounter_webhooks_v1_ListDeliveriesRequest, ListDeliveriesRequest__Output as _tradecounter_webhooks_v1_ListDeliveriesRequest__Output } from './tradecounter/webhooks/v1/ListDeliveriesRequest.ts';
import type { RedeliverDeliveryRequest as _tradecounter_webhooks_v1_RedeliverDeliveryRequest, RedeliverDeliveryRequest__Output as _tradecounter_webhooks_v1_RedeliverDeliveryRequest__Output } from './tradecounter/webhooks/v1/RedeliverDeliveryRequest.ts';
import type { WebhooksOperatorServiceClient as _tradecounter_webhooks_v1_WebhooksOperatorServiceClient, WebhooksOperatorServiceDefinition as _tradecounter_webhooks_v1_WebhooksOperatorServiceDefinition } from './tradecounter/webhooks/v1/WebhooksOperatorService.ts';

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
    webhooks: {
      v1: {
        Delivery: MessageTypeDefinition<_tradecounter_webhooks_v1_Delivery, _tradecounter_webhooks_v1_Delivery__Output>
        DeliveryPage: MessageTypeDefinition<_tradecounter_webhooks_v1_DeliveryPage, _tradecounter_webhooks_v1_DeliveryPage__Output>
        ListDeliveriesRequest: MessageTypeDefinition<_tradecounter_webhooks_v1_ListDeliveriesRequest, _tradecounter_webhooks_v1_ListDeliveriesRequest__Output>
        RedeliverDeliveryRequest: MessageTypeDefinition<_tradecounter_webhooks_v1_RedeliverDeliveryRequest, _tradecounter_webhooks_v1_RedeliverDeliveryRequest__Output>
        WebhooksOperatorService: SubtypeConstructor<typeof grpc.Client, _tradecounter_webhooks_v1_WebhooksOperatorServiceClient> & { service: _tradecounter_webhooks_v1_WebhooksOperatorServiceDefinition }
      }
    }
  }
}

