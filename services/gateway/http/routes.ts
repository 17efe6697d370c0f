/** What is served where: the API by libs/v1's table of operations, then the pages around it. Routing comes before authentication (DECISIONS W16). */
import Router from '@koa/router'
import { Failure, notFound } from '@tradecounter/kernel/failure'
import { operations } from '@tradecounter/v1/operations'
import type { OperationId } from '@tradecounter/v1/operations'
import type { Context } from '../context.ts'
import { getAccount } from './account/get-account.ts'
import { getDesign } from './designs/get-design.ts'
import { listDesigns } from './designs/list-designs.ts'
import { getOpenApi } from './docs/get-openapi.ts'
import { docsPages } from './docs/pages.ts'
import { protectedResource } from './docs/protected-resource.ts'
import { send } from './exchange.ts'
import type { Endpoint, Exchange, Page, Reply } from './exchange.ts'
import { live } from './health/live.ts'
import { ready } from './health/ready.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { getOrder } from './orders/get-order.ts'
import { listOrderEvents } from './orders/list-order-events.ts'
import { listOrderShipments } from './orders/list-order-shipments.ts'
import { listOrders } from './orders/list-orders.ts'
import { placeOrder } from './orders/place-order.ts'
import { quoteOrder } from './orders/quote-order.ts'
import { estimateShipping } from './shipping/estimate-shipping.ts'
import { getShop } from './shops/get-shop.ts'
import { listShopCollections } from './shops/list-shop-collections.ts'
import { listShopDesigns } from './shops/list-shop-designs.ts'
import { listShops } from './shops/list-shops.ts'

const endpoints: Record<OperationId, Endpoint> = {
  getAccount,
  listDesigns, getDesign,
  listOrders, placeOrder, quoteOrder, getOrder, cancelOrder, listOrderEvents, listOrderShipments,
  estimateShipping,
  listShops, getShop, listShopCollections, listShopDesigns,
  getOpenApi,
}

const pages: Record<string, Page> = {
  ...docsPages,
  '/.well-known/oauth-protected-resource': protectedResource,
  '/healthz': live,
  '/readyz': ready,
}

interface Route {
  method: string
  /** As routers write it: `/v1/orders/:id`. */
  path: string
  answer: (exchange: Exchange) => Promise<Reply>
}

const table = (context: Context): Route[] => [
  ...operations.map((operation) => ({
    method: operation.method, path: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), answer: endpoints[operation.id](context, operation),
  })),
  ...Object.entries(pages).map(([path, page]) => ({ method: 'GET', path, answer: page(context) })),
]

/** A path without an id goes before one with: GET /v1/orders/quote is a 405, not an order called quote. */
const fixedFirst = (a: string, b: string): number => Number(a.includes(':')) - Number(b.includes(':'))

export function routes(context: Context): ReturnType<Router['routes']> {
  const router = new Router({ strict: true, sensitive: true })
  const byPath = Map.groupBy(table(context), (route) => route.path)
  for (const [path, own] of [...byPath].sort(([a], [b]) => fixedFirst(a, b))) {
    for (const { method, answer } of own) {
      router.register(path, [method], [async (exchange: Exchange) => {
        exchange.state.route = path
        send(exchange, await answer(exchange))
      }])
    }
    const allow = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ')
    router.all(path, (exchange: Exchange) => {
      exchange.state.route = path
      exchange.set('Allow', allow)
      throw new Failure('method_not_allowed', `the methods of this path are ${allow}`)
    })
  }
  return router.routes()
}

export const noRoute = (): never => {
  throw notFound()
}
