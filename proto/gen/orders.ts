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
import type { CancelOrderRequest as _tradecounter_orders_v1_CancelOrderRequest, CancelOrderRequest__Output as _tradecounter_orders_v1_CancelOrderRequest__Output } from './tradecounter/orders/v1/CancelOrderRequest.ts';
import type { CloseIssueRequest as _tradecounter_orders_v1_CloseIssueRequest, CloseIssueRequest__Output as _tradecounter_orders_v1_CloseIssueRequest__Output } from './tradecounter/orders/v1/CloseIssueRequest.ts';
import type { CustomerInput as _tradecounter_orders_v1_CustomerInput, CustomerInput__Output as _tradecounter_orders_v1_CustomerInput__Output } from './tradecounter/orders/v1/CustomerInput.ts';
import type { DeliverShipmentRequest as _tradecounter_orders_v1_DeliverShipmentRequest, DeliverShipmentRequest__Output as _tradecounter_orders_v1_DeliverShipmentRequest__Output } from './tradecounter/orders/v1/DeliverShipmentRequest.ts';
import type { DeliveryInput as _tradecounter_orders_v1_DeliveryInput, DeliveryInput__Output as _tradecounter_orders_v1_DeliveryInput__Output } from './tradecounter/orders/v1/DeliveryInput.ts';
import type { EstimateDestination as _tradecounter_orders_v1_EstimateDestination, EstimateDestination__Output as _tradecounter_orders_v1_EstimateDestination__Output } from './tradecounter/orders/v1/EstimateDestination.ts';
import type { EstimateItem as _tradecounter_orders_v1_EstimateItem, EstimateItem__Output as _tradecounter_orders_v1_EstimateItem__Output } from './tradecounter/orders/v1/EstimateItem.ts';
import type { EstimateMethod as _tradecounter_orders_v1_EstimateMethod, EstimateMethod__Output as _tradecounter_orders_v1_EstimateMethod__Output } from './tradecounter/orders/v1/EstimateMethod.ts';
import type { EstimateShippingRequest as _tradecounter_orders_v1_EstimateShippingRequest, EstimateShippingRequest__Output as _tradecounter_orders_v1_EstimateShippingRequest__Output } from './tradecounter/orders/v1/EstimateShippingRequest.ts';
import type { EventForDelivery as _tradecounter_orders_v1_EventForDelivery, EventForDelivery__Output as _tradecounter_orders_v1_EventForDelivery__Output } from './tradecounter/orders/v1/EventForDelivery.ts';
import type { GetEventForDeliveryRequest as _tradecounter_orders_v1_GetEventForDeliveryRequest, GetEventForDeliveryRequest__Output as _tradecounter_orders_v1_GetEventForDeliveryRequest__Output } from './tradecounter/orders/v1/GetEventForDeliveryRequest.ts';
import type { GetOrderRequest as _tradecounter_orders_v1_GetOrderRequest, GetOrderRequest__Output as _tradecounter_orders_v1_GetOrderRequest__Output } from './tradecounter/orders/v1/GetOrderRequest.ts';
import type { Issue as _tradecounter_orders_v1_Issue, Issue__Output as _tradecounter_orders_v1_Issue__Output } from './tradecounter/orders/v1/Issue.ts';
import type { ItemQuantity as _tradecounter_orders_v1_ItemQuantity, ItemQuantity__Output as _tradecounter_orders_v1_ItemQuantity__Output } from './tradecounter/orders/v1/ItemQuantity.ts';
import type { ItemsRequest as _tradecounter_orders_v1_ItemsRequest, ItemsRequest__Output as _tradecounter_orders_v1_ItemsRequest__Output } from './tradecounter/orders/v1/ItemsRequest.ts';
import type { ListAllOrdersRequest as _tradecounter_orders_v1_ListAllOrdersRequest, ListAllOrdersRequest__Output as _tradecounter_orders_v1_ListAllOrdersRequest__Output } from './tradecounter/orders/v1/ListAllOrdersRequest.ts';
import type { ListOrderEventsRequest as _tradecounter_orders_v1_ListOrderEventsRequest, ListOrderEventsRequest__Output as _tradecounter_orders_v1_ListOrderEventsRequest__Output } from './tradecounter/orders/v1/ListOrderEventsRequest.ts';
import type { ListOrdersRequest as _tradecounter_orders_v1_ListOrdersRequest, ListOrdersRequest__Output as _tradecounter_orders_v1_ListOrdersRequest__Output } from './tradecounter/orders/v1/ListOrdersRequest.ts';
import type { ListShipmentsRequest as _tradecounter_orders_v1_ListShipmentsRequest, ListShipmentsRequest__Output as _tradecounter_orders_v1_ListShipmentsRequest__Output } from './tradecounter/orders/v1/ListShipmentsRequest.ts';
import type { NotificationSettings as _tradecounter_orders_v1_NotificationSettings, NotificationSettings__Output as _tradecounter_orders_v1_NotificationSettings__Output } from './tradecounter/orders/v1/NotificationSettings.ts';
import type { OpenIssueRequest as _tradecounter_orders_v1_OpenIssueRequest, OpenIssueRequest__Output as _tradecounter_orders_v1_OpenIssueRequest__Output } from './tradecounter/orders/v1/OpenIssueRequest.ts';
import type { Order as _tradecounter_orders_v1_Order, Order__Output as _tradecounter_orders_v1_Order__Output } from './tradecounter/orders/v1/Order.ts';
import type { OrderCustomer as _tradecounter_orders_v1_OrderCustomer, OrderCustomer__Output as _tradecounter_orders_v1_OrderCustomer__Output } from './tradecounter/orders/v1/OrderCustomer.ts';
import type { OrderDelivery as _tradecounter_orders_v1_OrderDelivery, OrderDelivery__Output as _tradecounter_orders_v1_OrderDelivery__Output } from './tradecounter/orders/v1/OrderDelivery.ts';
import type { OrderDesignRef as _tradecounter_orders_v1_OrderDesignRef, OrderDesignRef__Output as _tradecounter_orders_v1_OrderDesignRef__Output } from './tradecounter/orders/v1/OrderDesignRef.ts';
import type { OrderEvent as _tradecounter_orders_v1_OrderEvent, OrderEvent__Output as _tradecounter_orders_v1_OrderEvent__Output } from './tradecounter/orders/v1/OrderEvent.ts';
import type { OrderEventPage as _tradecounter_orders_v1_OrderEventPage, OrderEventPage__Output as _tradecounter_orders_v1_OrderEventPage__Output } from './tradecounter/orders/v1/OrderEventPage.ts';
import type { OrderInput as _tradecounter_orders_v1_OrderInput, OrderInput__Output as _tradecounter_orders_v1_OrderInput__Output } from './tradecounter/orders/v1/OrderInput.ts';
import type { OrderItem as _tradecounter_orders_v1_OrderItem, OrderItem__Output as _tradecounter_orders_v1_OrderItem__Output } from './tradecounter/orders/v1/OrderItem.ts';
import type { OrderPage as _tradecounter_orders_v1_OrderPage, OrderPage__Output as _tradecounter_orders_v1_OrderPage__Output } from './tradecounter/orders/v1/OrderPage.ts';
import type { OrderQuote as _tradecounter_orders_v1_OrderQuote, OrderQuote__Output as _tradecounter_orders_v1_OrderQuote__Output } from './tradecounter/orders/v1/OrderQuote.ts';
import type { OrderRequest as _tradecounter_orders_v1_OrderRequest, OrderRequest__Output as _tradecounter_orders_v1_OrderRequest__Output } from './tradecounter/orders/v1/OrderRequest.ts';
import type { OrderTimeline as _tradecounter_orders_v1_OrderTimeline, OrderTimeline__Output as _tradecounter_orders_v1_OrderTimeline__Output } from './tradecounter/orders/v1/OrderTimeline.ts';
import type { OrderTotals as _tradecounter_orders_v1_OrderTotals, OrderTotals__Output as _tradecounter_orders_v1_OrderTotals__Output } from './tradecounter/orders/v1/OrderTotals.ts';
import type { OrderWebhook as _tradecounter_orders_v1_OrderWebhook, OrderWebhook__Output as _tradecounter_orders_v1_OrderWebhook__Output } from './tradecounter/orders/v1/OrderWebhook.ts';
import type { OrdersOperatorServiceClient as _tradecounter_orders_v1_OrdersOperatorServiceClient, OrdersOperatorServiceDefinition as _tradecounter_orders_v1_OrdersOperatorServiceDefinition } from './tradecounter/orders/v1/OrdersOperatorService.ts';
import type { OrdersServiceClient as _tradecounter_orders_v1_OrdersServiceClient, OrdersServiceDefinition as _tradecounter_orders_v1_OrdersServiceDefinition } from './tradecounter/orders/v1/OrdersService.ts';
import type { PlaceOrderRequest as _tradecounter_orders_v1_PlaceOrderRequest, PlaceOrderRequest__Output as _tradecounter_orders_v1_PlaceOrderRequest__Output } from './tradecounter/orders/v1/PlaceOrderRequest.ts';
import type { QuoteDelivery as _tradecounter_orders_v1_QuoteDelivery, QuoteDelivery__Output as _tradecounter_orders_v1_QuoteDelivery__Output } from './tradecounter/orders/v1/QuoteDelivery.ts';
import type { QuoteItem as _tradecounter_orders_v1_QuoteItem, QuoteItem__Output as _tradecounter_orders_v1_QuoteItem__Output } from './tradecounter/orders/v1/QuoteItem.ts';
import type { QuoteOrderRequest as _tradecounter_orders_v1_QuoteOrderRequest, QuoteOrderRequest__Output as _tradecounter_orders_v1_QuoteOrderRequest__Output } from './tradecounter/orders/v1/QuoteOrderRequest.ts';
import type { ReasonRequest as _tradecounter_orders_v1_ReasonRequest, ReasonRequest__Output as _tradecounter_orders_v1_ReasonRequest__Output } from './tradecounter/orders/v1/ReasonRequest.ts';
import type { SendToProductionRequest as _tradecounter_orders_v1_SendToProductionRequest, SendToProductionRequest__Output as _tradecounter_orders_v1_SendToProductionRequest__Output } from './tradecounter/orders/v1/SendToProductionRequest.ts';
import type { ShipOrderRequest as _tradecounter_orders_v1_ShipOrderRequest, ShipOrderRequest__Output as _tradecounter_orders_v1_ShipOrderRequest__Output } from './tradecounter/orders/v1/ShipOrderRequest.ts';
import type { Shipment as _tradecounter_orders_v1_Shipment, Shipment__Output as _tradecounter_orders_v1_Shipment__Output } from './tradecounter/orders/v1/Shipment.ts';
import type { ShipmentPage as _tradecounter_orders_v1_ShipmentPage, ShipmentPage__Output as _tradecounter_orders_v1_ShipmentPage__Output } from './tradecounter/orders/v1/ShipmentPage.ts';
import type { ShippingEstimate as _tradecounter_orders_v1_ShippingEstimate, ShippingEstimate__Output as _tradecounter_orders_v1_ShippingEstimate__Output } from './tradecounter/orders/v1/ShippingEstimate.ts';

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
    orders: {
      v1: {
        CancelOrderRequest: MessageTypeDefinition<_tradecounter_orders_v1_CancelOrderRequest, _tradecounter_orders_v1_CancelOrderRequest__Output>
        CloseIssueRequest: MessageTypeDefinition<_tradecounter_orders_v1_CloseIssueRequest, _tradecounter_orders_v1_CloseIssueRequest__Output>
        CustomerInput: MessageTypeDefinition<_tradecounter_orders_v1_CustomerInput, _tradecounter_orders_v1_CustomerInput__Output>
        DeliverShipmentRequest: MessageTypeDefinition<_tradecounter_orders_v1_DeliverShipmentRequest, _tradecounter_orders_v1_DeliverShipmentRequest__Output>
        DeliveryInput: MessageTypeDefinition<_tradecounter_orders_v1_DeliveryInput, _tradecounter_orders_v1_DeliveryInput__Output>
        EstimateDestination: MessageTypeDefinition<_tradecounter_orders_v1_EstimateDestination, _tradecounter_orders_v1_EstimateDestination__Output>
        EstimateItem: MessageTypeDefinition<_tradecounter_orders_v1_EstimateItem, _tradecounter_orders_v1_EstimateItem__Output>
        EstimateMethod: MessageTypeDefinition<_tradecounter_orders_v1_EstimateMethod, _tradecounter_orders_v1_EstimateMethod__Output>
        EstimateShippingRequest: MessageTypeDefinition<_tradecounter_orders_v1_EstimateShippingRequest, _tradecounter_orders_v1_EstimateShippingRequest__Output>
        EventForDelivery: MessageTypeDefinition<_tradecounter_orders_v1_EventForDelivery, _tradecounter_orders_v1_EventForDelivery__Output>
        GetEventForDeliveryRequest: MessageTypeDefinition<_tradecounter_orders_v1_GetEventForDeliveryRequest, _tradecounter_orders_v1_GetEventForDeliveryRequest__Output>
        GetOrderRequest: MessageTypeDefinition<_tradecounter_orders_v1_GetOrderRequest, _tradecounter_orders_v1_GetOrderRequest__Output>
        Issue: MessageTypeDefinition<_tradecounter_orders_v1_Issue, _tradecounter_orders_v1_Issue__Output>
        ItemQuantity: MessageTypeDefinition<_tradecounter_orders_v1_ItemQuantity, _tradecounter_orders_v1_ItemQuantity__Output>
        ItemsRequest: MessageTypeDefinition<_tradecounter_orders_v1_ItemsRequest, _tradecounter_orders_v1_ItemsRequest__Output>
        ListAllOrdersRequest: MessageTypeDefinition<_tradecounter_orders_v1_ListAllOrdersRequest, _tradecounter_orders_v1_ListAllOrdersRequest__Output>
        ListOrderEventsRequest: MessageTypeDefinition<_tradecounter_orders_v1_ListOrderEventsRequest, _tradecounter_orders_v1_ListOrderEventsRequest__Output>
        ListOrdersRequest: MessageTypeDefinition<_tradecounter_orders_v1_ListOrdersRequest, _tradecounter_orders_v1_ListOrdersRequest__Output>
        ListShipmentsRequest: MessageTypeDefinition<_tradecounter_orders_v1_ListShipmentsRequest, _tradecounter_orders_v1_ListShipmentsRequest__Output>
        NotificationSettings: MessageTypeDefinition<_tradecounter_orders_v1_NotificationSettings, _tradecounter_orders_v1_NotificationSettings__Output>
        OpenIssueRequest: MessageTypeDefinition<_tradecounter_orders_v1_OpenIssueRequest, _tradecounter_orders_v1_OpenIssueRequest__Output>
        Order: MessageTypeDefinition<_tradecounter_orders_v1_Order, _tradecounter_orders_v1_Order__Output>
        OrderCustomer: MessageTypeDefinition<_tradecounter_orders_v1_OrderCustomer, _tradecounter_orders_v1_OrderCustomer__Output>
        OrderDelivery: MessageTypeDefinition<_tradecounter_orders_v1_OrderDelivery, _tradecounter_orders_v1_OrderDelivery__Output>
        OrderDesignRef: MessageTypeDefinition<_tradecounter_orders_v1_OrderDesignRef, _tradecounter_orders_v1_OrderDesignRef__Output>
        OrderEvent: MessageTypeDefinition<_tradecounter_orders_v1_OrderEvent, _tradecounter_orders_v1_OrderEvent__Output>
        OrderEventPage: MessageTypeDefinition<_tradecounter_orders_v1_OrderEventPage, _tradecounter_orders_v1_OrderEventPage__Output>
        OrderInput: MessageTypeDefinition<_tradecounter_orders_v1_OrderInput, _tradecounter_orders_v1_OrderInput__Output>
        OrderItem: MessageTypeDefinition<_tradecounter_orders_v1_OrderItem, _tradecounter_orders_v1_OrderItem__Output>
        OrderPage: MessageTypeDefinition<_tradecounter_orders_v1_OrderPage, _tradecounter_orders_v1_OrderPage__Output>
        OrderQuote: MessageTypeDefinition<_tradecounter_orders_v1_OrderQuote, _tradecounter_orders_v1_OrderQuote__Output>
        OrderRequest: MessageTypeDefinition<_tradecounter_orders_v1_OrderRequest, _tradecounter_orders_v1_OrderRequest__Output>
        OrderTimeline: MessageTypeDefinition<_tradecounter_orders_v1_OrderTimeline, _tradecounter_orders_v1_OrderTimeline__Output>
        OrderTotals: MessageTypeDefinition<_tradecounter_orders_v1_OrderTotals, _tradecounter_orders_v1_OrderTotals__Output>
        OrderWebhook: MessageTypeDefinition<_tradecounter_orders_v1_OrderWebhook, _tradecounter_orders_v1_OrderWebhook__Output>
        OrdersOperatorService: SubtypeConstructor<typeof grpc.Client, _tradecounter_orders_v1_OrdersOperatorServiceClient> & { service: _tradecounter_orders_v1_OrdersOperatorServiceDefinition }
        OrdersService: SubtypeConstructor<typeof grpc.Client, _tradecounter_orders_v1_OrdersServiceClient> & { service: _tradecounter_orders_v1_OrdersServiceDefinition }
        PlaceOrderRequest: MessageTypeDefinition<_tradecounter_orders_v1_PlaceOrderRequest, _tradecounter_orders_v1_PlaceOrderRequest__Output>
        QuoteDelivery: MessageTypeDefinition<_tradecounter_orders_v1_QuoteDelivery, _tradecounter_orders_v1_QuoteDelivery__Output>
        QuoteItem: MessageTypeDefinition<_tradecounter_orders_v1_QuoteItem, _tradecounter_orders_v1_QuoteItem__Output>
        QuoteOrderRequest: MessageTypeDefinition<_tradecounter_orders_v1_QuoteOrderRequest, _tradecounter_orders_v1_QuoteOrderRequest__Output>
        ReasonRequest: MessageTypeDefinition<_tradecounter_orders_v1_ReasonRequest, _tradecounter_orders_v1_ReasonRequest__Output>
        SendToProductionRequest: MessageTypeDefinition<_tradecounter_orders_v1_SendToProductionRequest, _tradecounter_orders_v1_SendToProductionRequest__Output>
        ShipOrderRequest: MessageTypeDefinition<_tradecounter_orders_v1_ShipOrderRequest, _tradecounter_orders_v1_ShipOrderRequest__Output>
        Shipment: MessageTypeDefinition<_tradecounter_orders_v1_Shipment, _tradecounter_orders_v1_Shipment__Output>
        ShipmentPage: MessageTypeDefinition<_tradecounter_orders_v1_ShipmentPage, _tradecounter_orders_v1_ShipmentPage__Output>
        ShippingEstimate: MessageTypeDefinition<_tradecounter_orders_v1_ShippingEstimate, _tradecounter_orders_v1_ShippingEstimate__Output>
      }
    }
  }
}

