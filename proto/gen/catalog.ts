import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { CatalogServiceClient as _tradecounter_catalog_v1_CatalogServiceClient, CatalogServiceDefinition as _tradecounter_catalog_v1_CatalogServiceDefinition } from './tradecounter/catalog/v1/CatalogService.ts';
import type { CollectionRef as _tradecounter_catalog_v1_CollectionRef, CollectionRef__Output as _tradecounter_catalog_v1_CollectionRef__Output } from './tradecounter/catalog/v1/CollectionRef.ts';
import type { CustomDomain as _tradecounter_catalog_v1_CustomDomain, CustomDomain__Output as _tradecounter_catalog_v1_CustomDomain__Output } from './tradecounter/catalog/v1/CustomDomain.ts';
import type { Design as _tradecounter_catalog_v1_Design, Design__Output as _tradecounter_catalog_v1_Design__Output } from './tradecounter/catalog/v1/Design.ts';
import type { DesignPage as _tradecounter_catalog_v1_DesignPage, DesignPage__Output as _tradecounter_catalog_v1_DesignPage__Output } from './tradecounter/catalog/v1/DesignPage.ts';
import type { DesignProduct as _tradecounter_catalog_v1_DesignProduct, DesignProduct__Output as _tradecounter_catalog_v1_DesignProduct__Output } from './tradecounter/catalog/v1/DesignProduct.ts';
import type { DesignVariant as _tradecounter_catalog_v1_DesignVariant, DesignVariant__Output as _tradecounter_catalog_v1_DesignVariant__Output } from './tradecounter/catalog/v1/DesignVariant.ts';
import type { GetDesignRequest as _tradecounter_catalog_v1_GetDesignRequest, GetDesignRequest__Output as _tradecounter_catalog_v1_GetDesignRequest__Output } from './tradecounter/catalog/v1/GetDesignRequest.ts';
import type { GetShopRequest as _tradecounter_catalog_v1_GetShopRequest, GetShopRequest__Output as _tradecounter_catalog_v1_GetShopRequest__Output } from './tradecounter/catalog/v1/GetShopRequest.ts';
import type { LineInput as _tradecounter_catalog_v1_LineInput, LineInput__Output as _tradecounter_catalog_v1_LineInput__Output } from './tradecounter/catalog/v1/LineInput.ts';
import type { ListDesignsRequest as _tradecounter_catalog_v1_ListDesignsRequest, ListDesignsRequest__Output as _tradecounter_catalog_v1_ListDesignsRequest__Output } from './tradecounter/catalog/v1/ListDesignsRequest.ts';
import type { ListShopCollectionsRequest as _tradecounter_catalog_v1_ListShopCollectionsRequest, ListShopCollectionsRequest__Output as _tradecounter_catalog_v1_ListShopCollectionsRequest__Output } from './tradecounter/catalog/v1/ListShopCollectionsRequest.ts';
import type { ListShopDesignsRequest as _tradecounter_catalog_v1_ListShopDesignsRequest, ListShopDesignsRequest__Output as _tradecounter_catalog_v1_ListShopDesignsRequest__Output } from './tradecounter/catalog/v1/ListShopDesignsRequest.ts';
import type { ListShopsRequest as _tradecounter_catalog_v1_ListShopsRequest, ListShopsRequest__Output as _tradecounter_catalog_v1_ListShopsRequest__Output } from './tradecounter/catalog/v1/ListShopsRequest.ts';
import type { Personalisation as _tradecounter_catalog_v1_Personalisation, Personalisation__Output as _tradecounter_catalog_v1_Personalisation__Output } from './tradecounter/catalog/v1/Personalisation.ts';
import type { PersonalisationInput as _tradecounter_catalog_v1_PersonalisationInput, PersonalisationInput__Output as _tradecounter_catalog_v1_PersonalisationInput__Output } from './tradecounter/catalog/v1/PersonalisationInput.ts';
import type { PersonalisationZone as _tradecounter_catalog_v1_PersonalisationZone, PersonalisationZone__Output as _tradecounter_catalog_v1_PersonalisationZone__Output } from './tradecounter/catalog/v1/PersonalisationZone.ts';
import type { PrintFacts as _tradecounter_catalog_v1_PrintFacts, PrintFacts__Output as _tradecounter_catalog_v1_PrintFacts__Output } from './tradecounter/catalog/v1/PrintFacts.ts';
import type { ReleaseStockRequest as _tradecounter_catalog_v1_ReleaseStockRequest, ReleaseStockRequest__Output as _tradecounter_catalog_v1_ReleaseStockRequest__Output } from './tradecounter/catalog/v1/ReleaseStockRequest.ts';
import type { ReleasedStock as _tradecounter_catalog_v1_ReleasedStock, ReleasedStock__Output as _tradecounter_catalog_v1_ReleasedStock__Output } from './tradecounter/catalog/v1/ReleasedStock.ts';
import type { Reservation as _tradecounter_catalog_v1_Reservation, Reservation__Output as _tradecounter_catalog_v1_Reservation__Output } from './tradecounter/catalog/v1/Reservation.ts';
import type { ReserveStockRequest as _tradecounter_catalog_v1_ReserveStockRequest, ReserveStockRequest__Output as _tradecounter_catalog_v1_ReserveStockRequest__Output } from './tradecounter/catalog/v1/ReserveStockRequest.ts';
import type { ReservedLine as _tradecounter_catalog_v1_ReservedLine, ReservedLine__Output as _tradecounter_catalog_v1_ReservedLine__Output } from './tradecounter/catalog/v1/ReservedLine.ts';
import type { ResolveLinesRequest as _tradecounter_catalog_v1_ResolveLinesRequest, ResolveLinesRequest__Output as _tradecounter_catalog_v1_ResolveLinesRequest__Output } from './tradecounter/catalog/v1/ResolveLinesRequest.ts';
import type { ResolvedLine as _tradecounter_catalog_v1_ResolvedLine, ResolvedLine__Output as _tradecounter_catalog_v1_ResolvedLine__Output } from './tradecounter/catalog/v1/ResolvedLine.ts';
import type { ResolvedLines as _tradecounter_catalog_v1_ResolvedLines, ResolvedLines__Output as _tradecounter_catalog_v1_ResolvedLines__Output } from './tradecounter/catalog/v1/ResolvedLines.ts';
import type { Seo as _tradecounter_catalog_v1_Seo, Seo__Output as _tradecounter_catalog_v1_Seo__Output } from './tradecounter/catalog/v1/Seo.ts';
import type { Shop as _tradecounter_catalog_v1_Shop, Shop__Output as _tradecounter_catalog_v1_Shop__Output } from './tradecounter/catalog/v1/Shop.ts';
import type { ShopCollection as _tradecounter_catalog_v1_ShopCollection, ShopCollection__Output as _tradecounter_catalog_v1_ShopCollection__Output } from './tradecounter/catalog/v1/ShopCollection.ts';
import type { ShopCollectionPage as _tradecounter_catalog_v1_ShopCollectionPage, ShopCollectionPage__Output as _tradecounter_catalog_v1_ShopCollectionPage__Output } from './tradecounter/catalog/v1/ShopCollectionPage.ts';
import type { ShopPage as _tradecounter_catalog_v1_ShopPage, ShopPage__Output as _tradecounter_catalog_v1_ShopPage__Output } from './tradecounter/catalog/v1/ShopPage.ts';
import type { StockLine as _tradecounter_catalog_v1_StockLine, StockLine__Output as _tradecounter_catalog_v1_StockLine__Output } from './tradecounter/catalog/v1/StockLine.ts';
import type { Theme as _tradecounter_catalog_v1_Theme, Theme__Output as _tradecounter_catalog_v1_Theme__Output } from './tradecounter/catalog/v1/Theme.ts';
import type { ThemeColours as _tradecounter_catalog_v1_ThemeColours, ThemeColours__Output as _tradecounter_catalog_v1_ThemeColours__Output } from './tradecounter/catalog/v1/ThemeColours.ts';
import type { Address as _tradecounter_common_v1_Address, Address__Output as _tradecounter_common_v1_Address__Output } from './tradecounter/common/v1/Address.ts';
import type { Failure as _tradecounter_common_v1_Failure, Failure__Output as _tradecounter_common_v1_Failure__Output } from './tradecounter/common/v1/Failure.ts';
import type { FieldError as _tradecounter_common_v1_FieldError, FieldError__Output as _tradecounter_common_v1_FieldError__Output } from './tradecounter/common/v1/FieldError.ts';
import type { Money as _tradecounter_common_v1_Money, Money__Output as _tradecounter_common_v1_Money__Output } from './tradecounter/common/v1/Money.ts';
import type { Page as _tradecounter_common_v1_Page, Page__Output as _tradecounter_common_v1_Page__Output } from './tradecounter/common/v1/Page.ts';
import type { PageRequest as _tradecounter_common_v1_PageRequest, PageRequest__Output as _tradecounter_common_v1_PageRequest__Output } from './tradecounter/common/v1/PageRequest.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  tradecounter: {
    catalog: {
      v1: {
        CatalogService: SubtypeConstructor<typeof grpc.Client, _tradecounter_catalog_v1_CatalogServiceClient> & { service: _tradecounter_catalog_v1_CatalogServiceDefinition }
        CollectionRef: MessageTypeDefinition<_tradecounter_catalog_v1_CollectionRef, _tradecounter_catalog_v1_CollectionRef__Output>
        CustomDomain: MessageTypeDefinition<_tradecounter_catalog_v1_CustomDomain, _tradecounter_catalog_v1_CustomDomain__Output>
        Design: MessageTypeDefinition<_tradecounter_catalog_v1_Design, _tradecounter_catalog_v1_Design__Output>
        DesignPage: MessageTypeDefinition<_tradecounter_catalog_v1_DesignPage, _tradecounter_catalog_v1_DesignPage__Output>
        DesignProduct: MessageTypeDefinition<_tradecounter_catalog_v1_DesignProduct, _tradecounter_catalog_v1_DesignProduct__Output>
        DesignVariant: MessageTypeDefinition<_tradecounter_catalog_v1_DesignVariant, _tradecounter_catalog_v1_DesignVariant__Output>
        GetDesignRequest: MessageTypeDefinition<_tradecounter_catalog_v1_GetDesignRequest, _tradecounter_catalog_v1_GetDesignRequest__Output>
        GetShopRequest: MessageTypeDefinition<_tradecounter_catalog_v1_GetShopRequest, _tradecounter_catalog_v1_GetShopRequest__Output>
        LineInput: MessageTypeDefinition<_tradecounter_catalog_v1_LineInput, _tradecounter_catalog_v1_LineInput__Output>
        ListDesignsRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ListDesignsRequest, _tradecounter_catalog_v1_ListDesignsRequest__Output>
        ListShopCollectionsRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ListShopCollectionsRequest, _tradecounter_catalog_v1_ListShopCollectionsRequest__Output>
        ListShopDesignsRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ListShopDesignsRequest, _tradecounter_catalog_v1_ListShopDesignsRequest__Output>
        ListShopsRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ListShopsRequest, _tradecounter_catalog_v1_ListShopsRequest__Output>
        Personalisation: MessageTypeDefinition<_tradecounter_catalog_v1_Personalisation, _tradecounter_catalog_v1_Personalisation__Output>
        PersonalisationInput: MessageTypeDefinition<_tradecounter_catalog_v1_PersonalisationInput, _tradecounter_catalog_v1_PersonalisationInput__Output>
        PersonalisationZone: MessageTypeDefinition<_tradecounter_catalog_v1_PersonalisationZone, _tradecounter_catalog_v1_PersonalisationZone__Output>
        PrintFacts: MessageTypeDefinition<_tradecounter_catalog_v1_PrintFacts, _tradecounter_catalog_v1_PrintFacts__Output>
        ReleaseStockRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ReleaseStockRequest, _tradecounter_catalog_v1_ReleaseStockRequest__Output>
        ReleasedStock: MessageTypeDefinition<_tradecounter_catalog_v1_ReleasedStock, _tradecounter_catalog_v1_ReleasedStock__Output>
        Reservation: MessageTypeDefinition<_tradecounter_catalog_v1_Reservation, _tradecounter_catalog_v1_Reservation__Output>
        ReserveStockRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ReserveStockRequest, _tradecounter_catalog_v1_ReserveStockRequest__Output>
        ReservedLine: MessageTypeDefinition<_tradecounter_catalog_v1_ReservedLine, _tradecounter_catalog_v1_ReservedLine__Output>
        ResolveLinesRequest: MessageTypeDefinition<_tradecounter_catalog_v1_ResolveLinesRequest, _tradecounter_catalog_v1_ResolveLinesRequest__Output>
        ResolvedLine: MessageTypeDefinition<_tradecounter_catalog_v1_ResolvedLine, _tradecounter_catalog_v1_ResolvedLine__Output>
        ResolvedLines: MessageTypeDefinition<_tradecounter_catalog_v1_ResolvedLines, _tradecounter_catalog_v1_ResolvedLines__Output>
        Seo: MessageTypeDefinition<_tradecounter_catalog_v1_Seo, _tradecounter_catalog_v1_Seo__Output>
        Shop: MessageTypeDefinition<_tradecounter_catalog_v1_Shop, _tradecounter_catalog_v1_Shop__Output>
        ShopCollection: MessageTypeDefinition<_tradecounter_catalog_v1_ShopCollection, _tradecounter_catalog_v1_ShopCollection__Output>
        ShopCollectionPage: MessageTypeDefinition<_tradecounter_catalog_v1_ShopCollectionPage, _tradecounter_catalog_v1_ShopCollectionPage__Output>
        ShopPage: MessageTypeDefinition<_tradecounter_catalog_v1_ShopPage, _tradecounter_catalog_v1_ShopPage__Output>
        StockLine: MessageTypeDefinition<_tradecounter_catalog_v1_StockLine, _tradecounter_catalog_v1_StockLine__Output>
        Theme: MessageTypeDefinition<_tradecounter_catalog_v1_Theme, _tradecounter_catalog_v1_Theme__Output>
        ThemeColours: MessageTypeDefinition<_tradecounter_catalog_v1_ThemeColours, _tradecounter_catalog_v1_ThemeColours__Output>
      }
    }
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
  }
}

