import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Address as _tradecounter_common_v1_Address, Address__Output as _tradecounter_common_v1_Address__Output } from './tradecounter/common/v1/Address.ts';
import type { Failure as _tradecounter_common_v1_Failure, Failure__Output as _tradecounter_common_v1_Failure__Output } from './tradecounter/common/v1/Failure.ts';
import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from './tradecounter/common/v1/FieldError.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from './tradecounter/common/v1/Money.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from './tradecounter/common/v1/Page.ts';
import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from './tradecounter/common/v1/PageRequest.ts';
import type { DesignFacts as _tradecounter_pricing_v1_DesignFacts, DesignFacts__Output as _tradecounter_pricing_v1_DesignFacts__Output } from './tradecounter/pricing/v1/DesignFacts.ts';
import type { OrderLineFacts as _tradecounter_pricing_v1_OrderLineFacts, OrderLineFacts__Output as _tradecounter_pricing_v1_OrderLineFacts__Output } from './tradecounter/pricing/v1/OrderLineFacts.ts';
import type { PriceDesignsRequest as _tradecounter_pricing_v1_PriceDesignsRequest, PriceDesignsRequest__Output as _tradecounter_pricing_v1_PriceDesignsRequest__Output } from './tradecounter/pricing/v1/PriceDesignsRequest.ts';
import type { PriceOrderRequest as _tradecounter_pricing_v1_PriceOrderRequest, PriceOrderRequest__Output as _tradecounter_pricing_v1_PriceOrderRequest__Output } from './tradecounter/pricing/v1/PriceOrderRequest.ts';
import type { PricedDesign as _tradecounter_pricing_v1_PricedDesign, PricedDesign__Output as _tradecounter_pricing_v1_PricedDesign__Output } from './tradecounter/pricing/v1/PricedDesign.ts';
import type { PricedDesigns as _tradecounter_pricing_v1_PricedDesigns, PricedDesigns__Output as _tradecounter_pricing_v1_PricedDesigns__Output } from './tradecounter/pricing/v1/PricedDesigns.ts';
import type { PricedLine as _tradecounter_pricing_v1_PricedLine, PricedLine__Output as _tradecounter_pricing_v1_PricedLine__Output } from './tradecounter/pricing/v1/PricedLine.ts';
import type { PricedOrder as _tradecounter_pricing_v1_PricedOrder, PricedOrder__Output as _tradecounter_pricing_v1_PricedOrder__Output } from './tradecounter/pricing/v1/PricedOrder.ts';
import type { PricingServiceClient as _tradecounter_pricing_v1_PricingServiceClient, PricingServiceDefinition as _tradecounter_pricing_v1_PricingServiceDefinition } from './tradecounter/pricing/v1/PricingService.ts';
import type { PurchaseBreakdown as _tradecounter_pricing_v1_PurchaseBreakdown, PurchaseBreakdown__Output as _tradecounter_pricing_v1_PurchaseBreakdown__Output } from './tradecounter/pricing/v1/PurchaseBreakdown.ts';
import type { QuantityTier as _tradecounter_pricing_v1_QuantityTier, QuantityTier__Output as _tradecounter_pricing_v1_QuantityTier__Output } from './tradecounter/pricing/v1/QuantityTier.ts';
import type { TaxShippingRequest as _tradecounter_pricing_v1_TaxShippingRequest, TaxShippingRequest__Output as _tradecounter_pricing_v1_TaxShippingRequest__Output } from './tradecounter/pricing/v1/TaxShippingRequest.ts';
import type { TaxedShipping as _tradecounter_pricing_v1_TaxedShipping, TaxedShipping__Output as _tradecounter_pricing_v1_TaxedShipping__Output } from './tradecounter/pricing/v1/TaxedShipping.ts';
import type { Totals as _tradecounter_pricing_v1_Totals, Totals__Output as _tradecounter_pricing_v1_Totals__Output } from './tradecounter/pricing/v1/Totals.ts';

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
    pricing: {
      v1: {
        DesignFacts: MessageTypeDefinition<_tradecounter_pricing_v1_DesignFacts, _tradecounter_pricing_v1_DesignFacts__Output>
        OrderLineFacts: MessageTypeDefinition<_tradecounter_pricing_v1_OrderLineFacts, _tradecounter_pricing_v1_OrderLineFacts__Output>
        PriceDesignsRequest: MessageTypeDefinition<_tradecounter_pricing_v1_PriceDesignsRequest, _tradecounter_pricing_v1_PriceDesignsRequest__Output>
        PriceOrderRequest: MessageTypeDefinition<_tradecounter_pricing_v1_PriceOrderRequest, _tradecounter_pricing_v1_PriceOrderRequest__Output>
        PricedDesign: MessageTypeDefinition<_tradecounter_pricing_v1_PricedDesign, _tradecounter_pricing_v1_PricedDesign__Output>
        PricedDesigns: MessageTypeDefinition<_tradecounter_pricing_v1_PricedDesigns, _tradecounter_pricing_v1_PricedDesigns__Output>
        PricedLine: MessageTypeDefinition<_tradecounter_pricing_v1_PricedLine, _tradecounter_pricing_v1_PricedLine__Output>
        PricedOrder: MessageTypeDefinition<_tradecounter_pricing_v1_PricedOrder, _tradecounter_pricing_v1_PricedOrder__Output>
        PricingService: SubtypeConstructor<typeof grpc.Client, _tradecounter_pricing_v1_PricingServiceClient> & { service: _tradecounter_pricing_v1_PricingServiceDefinition }
        PurchaseBreakdown: MessageTypeDefinition<_tradecounter_pricing_v1_PurchaseBreakdown, _tradecounter_pricing_v1_PurchaseBreakdown__Output>
        QuantityTier: MessageTypeDefinition<_tradecounter_pricing_v1_QuantityTier, _tradecounter_pricing_v1_QuantityTier__Output>
        TaxShippingRequest: MessageTypeDefinition<_tradecounter_pricing_v1_TaxShippingRequest, _tradecounter_pricing_v1_TaxShippingRequest__Output>
        TaxedShipping: MessageTypeDefinition<_tradecounter_pricing_v1_TaxedShipping, _tradecounter_pricing_v1_TaxedShipping__Output>
        Totals: MessageTypeDefinition<_tradecounter_pricing_v1_Totals, _tradecounter_pricing_v1_Totals__Output>
      }
    }
  }
}

