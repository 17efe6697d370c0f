import type { Handlers } from '@tradecounter/chassis/grpc-server'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { Context } from '../context.ts'
import { getDesign } from './get-design.ts'
import { getShop } from './get-shop.ts'
import { listDesigns } from './list-designs.ts'
import { listShopCollections } from './list-shop-collections.ts'
import { listShopDesigns } from './list-shop-designs.ts'
import { listShops } from './list-shops.ts'
import { releaseStock } from './release-stock.ts'
import { reserveStock } from './reserve-stock.ts'
import { resolveLinesRpc } from './resolve-lines.ts'

export const services = (context: Context): { 'tradecounter.catalog.v1.CatalogService': Handlers<CatalogServiceDefinition> } => ({
  'tradecounter.catalog.v1.CatalogService': {
    GetDesign: getDesign(context),
    ListDesigns: listDesigns(context),
    ListShopDesigns: listShopDesigns(context),
    ListShops: listShops(context),
    GetShop: getShop(context),
    ListShopCollections: listShopCollections(context),
    ResolveLines: resolveLinesRpc(context),
    ReserveStock: reserveStock(context),
    ReleaseStock: releaseStock(context),
  },
})
