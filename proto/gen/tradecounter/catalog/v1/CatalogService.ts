// Original file: tradecounter/catalog/v1/catalog.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { Design as _tradecounter_catalog_v1_Design, Design__Output as _tradecounter_catalog_v1_Design__Output } from '../../../tradecounter/catalog/v1/Design.ts';
import type { DesignPage as _tradecounter_catalog_v1_DesignPage, DesignPage__Output as _tradecounter_catalog_v1_DesignPage__Output } from '../../../tradecounter/catalog/v1/DesignPage.ts';
import type { GetDesignRequest as _tradecounter_catalog_v1_GetDesignRequest, GetDesignRequest__Output as _tradecounter_catalog_v1_GetDesignRequest__Output } from '../../../tradecounter/catalog/v1/GetDesignRequest.ts';
import type { GetShopRequest as _tradecounter_catalog_v1_GetShopRequest, GetShopRequest__Output as _tradecounter_catalog_v1_GetShopRequest__Output } from '../../../tradecounter/catalog/v1/GetShopRequest.ts';
import type { ListDesignsRequest as _tradecounter_catalog_v1_ListDesignsRequest, ListDesignsRequest__Output as _tradecounter_catalog_v1_ListDesignsRequest__Output } from '../../../tradecounter/catalog/v1/ListDesignsRequest.ts';
import type { ListShopCollectionsRequest as _tradecounter_catalog_v1_ListShopCollectionsRequest, ListShopCollectionsRequest__Output as _tradecounter_catalog_v1_ListShopCollectionsRequest__Output } from '../../../tradecounter/catalog/v1/ListShopCollectionsRequest.ts';
import type { ListShopDesignsRequest as _tradecounter_catalog_v1_ListShopDesignsRequest, ListShopDesignsRequest__Output as _tradecounter_catalog_v1_ListShopDesignsRequest__Output } from '../../../tradecounter/catalog/v1/ListShopDesignsRequest.ts';
import type { ListShopsRequest as _tradecounter_catalog_v1_ListShopsRequest, ListShopsRequest__Output as _tradecounter_catalog_v1_ListShopsRequest__Output } from '../../../tradecounter/catalog/v1/ListShopsRequest.ts';
import type { ReleaseStockRequest as _tradecounter_catalog_v1_ReleaseStockRequest, ReleaseStockRequest__Output as _tradecounter_catalog_v1_ReleaseStockRequest__Output } from '../../../tradecounter/catalog/v1/ReleaseStockRequest.ts';
import type { ReleasedStock as _tradecounter_catalog_v1_ReleasedStock, ReleasedStock__Output as _tradecounter_catalog_v1_ReleasedStock__Output } from '../../../tradecounter/catalog/v1/ReleasedStock.ts';
import type { Reservation as _tradecounter_catalog_v1_Reservation, Reservation__Output as _tradecounter_catalog_v1_Reservation__Output } from '../../../tradecounter/catalog/v1/Reservation.ts';
import type { ReserveStockRequest as _tradecounter_catalog_v1_ReserveStockRequest, ReserveStockRequest__Output as _tradecounter_catalog_v1_ReserveStockRequest__Output } from '../../../tradecounter/catalog/v1/ReserveStockRequest.ts';
import type { ResolveLinesRequest as _tradecounter_catalog_v1_ResolveLinesRequest, ResolveLinesRequest__Output as _tradecounter_catalog_v1_ResolveLinesRequest__Output } from '../../../tradecounter/catalog/v1/ResolveLinesRequest.ts';
import type { ResolvedLines as _tradecounter_catalog_v1_ResolvedLines, ResolvedLines__Output as _tradecounter_catalog_v1_ResolvedLines__Output } from '../../../tradecounter/catalog/v1/ResolvedLines.ts';
import type { Shop as _tradecounter_catalog_v1_Shop, Shop__Output as _tradecounter_catalog_v1_Shop__Output } from '../../../tradecounter/catalog/v1/Shop.ts';
import type { ShopCollectionPage as _tradecounter_catalog_v1_ShopCollectionPage, ShopCollectionPage__Output as _tradecounter_catalog_v1_ShopCollectionPage__Output } from '../../../tradecounter/catalog/v1/ShopCollectionPage.ts';
import type { ShopPage as _tradecounter_catalog_v1_ShopPage, ShopPage__Output as _tradecounter_catalog_v1_ShopPage__Output } from '../../../tradecounter/catalog/v1/ShopPage.ts';

export interface CatalogServiceClient extends grpc.Client {
  GetDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  GetDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  GetDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  GetDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  getDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  getDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  getDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  getDesign(argument: _tradecounter_catalog_v1_GetDesignRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_Design__Output>): grpc.ClientUnaryCall;
  
  GetShop(argument: _tradecounter_catalog_v1_GetShopRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  GetShop(argument: _tradecounter_catalog_v1_GetShopRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  GetShop(argument: _tradecounter_catalog_v1_GetShopRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  GetShop(argument: _tradecounter_catalog_v1_GetShopRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  getShop(argument: _tradecounter_catalog_v1_GetShopRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  getShop(argument: _tradecounter_catalog_v1_GetShopRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  getShop(argument: _tradecounter_catalog_v1_GetShopRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  getShop(argument: _tradecounter_catalog_v1_GetShopRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_Shop__Output>): grpc.ClientUnaryCall;
  
  ListDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  ListDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  ListDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  ListDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listDesigns(argument: _tradecounter_catalog_v1_ListDesignsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  
  ListShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  ListShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  ListShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  ListShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  listShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  listShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  listShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  listShopCollections(argument: _tradecounter_catalog_v1_ListShopCollectionsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopCollectionPage__Output>): grpc.ClientUnaryCall;
  
  ListShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  ListShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  ListShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  ListShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  listShopDesigns(argument: _tradecounter_catalog_v1_ListShopDesignsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_DesignPage__Output>): grpc.ClientUnaryCall;
  
  ListShops(argument: _tradecounter_catalog_v1_ListShopsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  ListShops(argument: _tradecounter_catalog_v1_ListShopsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  ListShops(argument: _tradecounter_catalog_v1_ListShopsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  ListShops(argument: _tradecounter_catalog_v1_ListShopsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  listShops(argument: _tradecounter_catalog_v1_ListShopsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  listShops(argument: _tradecounter_catalog_v1_ListShopsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  listShops(argument: _tradecounter_catalog_v1_ListShopsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  listShops(argument: _tradecounter_catalog_v1_ListShopsRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ShopPage__Output>): grpc.ClientUnaryCall;
  
  ReleaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  ReleaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  ReleaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  ReleaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  releaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  releaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  releaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  releaseStock(argument: _tradecounter_catalog_v1_ReleaseStockRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ReleasedStock__Output>): grpc.ClientUnaryCall;
  
  ReserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  ReserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  reserveStock(argument: _tradecounter_catalog_v1_ReserveStockRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_Reservation__Output>): grpc.ClientUnaryCall;
  
  ResolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  ResolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  ResolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  ResolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  resolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  resolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  resolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  resolveLines(argument: _tradecounter_catalog_v1_ResolveLinesRequest, callback: grpc.requestCallback<_tradecounter_catalog_v1_ResolvedLines__Output>): grpc.ClientUnaryCall;
  
}

export interface CatalogServiceHandlers extends grpc.UntypedServiceImplementation {
  GetDesign: grpc.handleUnaryCall<_tradecounter_catalog_v1_GetDesignRequest__Output, _tradecounter_catalog_v1_Design>;
  
  GetShop: grpc.handleUnaryCall<_tradecounter_catalog_v1_GetShopRequest__Output, _tradecounter_catalog_v1_Shop>;
  
  ListDesigns: grpc.handleUnaryCall<_tradecounter_catalog_v1_ListDesignsRequest__Output, _tradecounter_catalog_v1_DesignPage>;
  
  ListShopCollections: grpc.handleUnaryCall<_tradecounter_catalog_v1_ListShopCollectionsRequest__Output, _tradecounter_catalog_v1_ShopCollectionPage>;
  
  ListShopDesigns: grpc.handleUnaryCall<_tradecounter_catalog_v1_ListShopDesignsRequest__Output, _tradecounter_catalog_v1_DesignPage>;
  
  ListShops: grpc.handleUnaryCall<_tradecounter_catalog_v1_ListShopsRequest__Output, _tradecounter_catalog_v1_ShopPage>;
  
  ReleaseStock: grpc.handleUnaryCall<_tradecounter_catalog_v1_ReleaseStockRequest__Output, _tradecounter_catalog_v1_ReleasedStock>;
  
  ReserveStock: grpc.handleUnaryCall<_tradecounter_catalog_v1_ReserveStockRequest__Output, _tradecounter_catalog_v1_Reservation>;
  
  ResolveLines: grpc.handleUnaryCall<_tradecounter_catalog_v1_ResolveLinesRequest__Output, _tradecounter_catalog_v1_ResolvedLines>;
  
}

export interface CatalogServiceDefinition extends grpc.ServiceDefinition {
  GetDesign: MethodDefinition<_tradecounter_catalog_v1_GetDesignRequest, _tradecounter_catalog_v1_Design, _tradecounter_catalog_v1_GetDesignRequest__Output, _tradecounter_catalog_v1_Design__Output>
  GetShop: MethodDefinition<_tradecounter_catalog_v1_GetShopRequest, _tradecounter_catalog_v1_Shop, _tradecounter_catalog_v1_GetShopRequest__Output, _tradecounter_catalog_v1_Shop__Output>
  ListDesigns: MethodDefinition<_tradecounter_catalog_v1_ListDesignsRequest, _tradecounter_catalog_v1_DesignPage, _tradecounter_catalog_v1_ListDesignsRequest__Output, _tradecounter_catalog_v1_DesignPage__Output>
  ListShopCollections: MethodDefinition<_tradecounter_catalog_v1_ListShopCollectionsRequest, _tradecounter_catalog_v1_ShopCollectionPage, _tradecounter_catalog_v1_ListShopCollectionsRequest__Output, _tradecounter_catalog_v1_ShopCollectionPage__Output>
  ListShopDesigns: MethodDefinition<_tradecounter_catalog_v1_ListShopDesignsRequest, _tradecounter_catalog_v1_DesignPage, _tradecounter_catalog_v1_ListShopDesignsRequest__Output, _tradecounter_catalog_v1_DesignPage__Output>
  ListShops: MethodDefinition<_tradecounter_catalog_v1_ListShopsRequest, _tradecounter_catalog_v1_ShopPage, _tradecounter_catalog_v1_ListShopsRequest__Output, _tradecounter_catalog_v1_ShopPage__Output>
  ReleaseStock: MethodDefinition<_tradecounter_catalog_v1_ReleaseStockRequest, _tradecounter_catalog_v1_ReleasedStock, _tradecounter_catalog_v1_ReleaseStockRequest__Output, _tradecounter_catalog_v1_ReleasedStock__Output>
  ReserveStock: MethodDefinition<_tradecounter_catalog_v1_ReserveStockRequest, _tradecounter_catalog_v1_Reservation, _tradecounter_catalog_v1_ReserveStockRequest__Output, _tradecounter_catalog_v1_Reservation__Output>
  ResolveLines: MethodDefinition<_tradecounter_catalog_v1_ResolveLinesRequest, _tradecounter_catalog_v1_ResolvedLines, _tradecounter_catalog_v1_ResolveLinesRequest__Output, _tradecounter_catalog_v1_ResolvedLines__Output>
}
