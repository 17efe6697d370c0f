/**
 * The peers of orders for its own tests: real gRPC servers that keep the contracts' promises (idempotent by order uuid, all or none) in memory,
 * so that a test can see all that was taken, and break any step before or after it took effect.
 */
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import type { Handlers } from '@tradecounter/chassis/grpc-server'
import { createLog } from '@tradecounter/chassis/log'
import { Failure, invalid, refused } from '@tradecounter/kernel/failure'
import { fromAmount, rateOf, sum, times, toAmount, zero } from '@tradecounter/kernel/money'
import type { AccountsServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsService'
import type { CatalogServiceDefinition } from '@tradecounter/proto/tradecounter/catalog/v1/CatalogService'
import type { PricingServiceDefinition } from '@tradecounter/proto/tradecounter/pricing/v1/PricingService'
import type { ShippingServiceDefinition } from '@tradecounter/proto/tradecounter/shipping/v1/ShippingService'
import type { Context } from '../context.ts'

export const account_id = '00000000-0000-8000-8000-00000000000a'
export const other_account_id = '00000000-0000-8000-8000-00000000000b'
export const made_to_order = '00000000-0000-8000-8000-000000000101'
export const on_the_shelf = '00000000-0000-8000-8000-000000000102'
export const preorderable = '00000000-0000-8000-8000-000000000103'
const product_id = '00000000-0000-8000-8000-000000000201'

type Step = 'ReserveStock' | 'ChargeOrder' | 'RefundOrder' | 'ReleaseStock'

/** Where a call breaks: the peer is not reached, or it did its work and the answer is lost. */
export type Break = { step: Step, when: 'before' | 'after' }

export class Peers {
  account = { status: 'active', payment_method_on_file: true }
  card: 'works' | 'declines' = 'works'
  shelf = new Map([[on_the_shelf, 20], [preorderable, 2]])
  /** Order uuid to what its card was charged, minor units. */
  charges = new Map<string, bigint>()
  refunds = new Map<string, bigint>()
  reservations = new Map<string, { variant_id: string, units: number }[]>()
  broken: Break | undefined
  /** Runs inside a ChargeOrder, before it takes effect. */
  duringCharge: () => Promise<void> = async () => undefined

  async breaking<T>(step: Step, work: () => Promise<T>): Promise<T> {
    if (this.broken?.step === step && this.broken.when === 'before') throw new Failure('internal', 'not reached')
    const result = await work()
    if (this.broken?.step === step) throw new Failure('internal', 'answer lost')
    return result
  }
}

const gbp = (minor: number) => toAmount({ minor: BigInt(minor), currency: 'GBP' })

const accounts = (peers: Peers): Partial<Handlers<AccountsServiceDefinition>> => ({
  GetAccount: async ({ account_id: id }) => ({ id, name: 'A', slug: 'a', country: 'GB', currency: 'GBP', ...peers.account }),
  ChargeOrder: ({ order_uuid, total }) => peers.breaking('ChargeOrder', async () => {
    await peers.duringCharge()
    if (peers.card === 'declines') throw refused('the card was declined')
    if (!total) throw new Failure('internal', 'no total')
    peers.charges.set(order_uuid, fromAmount(total).minor)
    return { credit_applied: gbp(0), card_charged: total }
  }),
  RefundOrder: ({ order_uuid }) => peers.breaking('RefundOrder', async () => {
    const card = peers.charges.get(order_uuid) ?? 0n
    if (card > 0n) peers.refunds.set(order_uuid, card)
    return { credit: gbp(0), card: toAmount({ minor: card, currency: 'GBP' }) }
  }),
})

const catalog = (peers: Peers): Partial<Handlers<CatalogServiceDefinition>> => ({
  ResolveLines: async ({ lines }) => {
    const errors = lines.flatMap(({ design_id }, index) =>
      design_id === 'DESIGN_1' ? [] : [{ path: `items.${index}.design_id`, message: 'is not a design of this account that can be ordered' }])
    return {
      errors,
      lines: errors.length > 0 ? [] : lines.map(({ design_id, variant_id = made_to_order, quantity, personalisation }) => ({
        design_id, design_name: 'Fox', variant_id, colour: 'Navy', size: 'M', quantity, product_id, product_title: 'Organic tee', print_method: 'dtg',
        placements: 1, weight_grams: 180, requires_shipping: true, stock_controlled: variant_id !== made_to_order,
        preorder_quantity: variant_id === preorderable ? Math.max(0, quantity - (peers.shelf.get(variant_id) ?? 0)) : 0,
        personalisation: personalisation.map(({ zone_id, text }) => ({ zone_id, label: 'Name', placement: 'back', text })),
      })),
    }
  },
  ReserveStock: ({ order_uuid, lines }) => peers.breaking('ReserveStock', async () => {
    const earlier = peers.reservations.get(order_uuid)
    const taken = lines.map(({ variant_id, quantity, index }) => {
      const units = earlier?.find((line) => line.variant_id === variant_id)?.units ?? Math.min(quantity, peers.shelf.get(variant_id) ?? 0)
      if (units < quantity && variant_id === on_the_shelf) throw invalid({ [`items.${index}.quantity`]: [`must be at most ${units}`] })
      return { variant_id, index, reserved: units, preordered: quantity - units }
    })
    if (!earlier) for (const { variant_id, reserved } of taken) peers.shelf.set(variant_id, (peers.shelf.get(variant_id) ?? 0) - reserved)
    peers.reservations.set(order_uuid, taken.map(({ variant_id, reserved }) => ({ variant_id, units: reserved })))
    return { lines: taken }
  }),
  ReleaseStock: ({ order_uuid }) => peers.breaking('ReleaseStock', async () => {
    for (const { variant_id, units } of peers.reservations.get(order_uuid) ?? []) peers.shelf.set(variant_id, (peers.shelf.get(variant_id) ?? 0) + units)
    peers.reservations.delete(order_uuid)
    return { units: 0 }
  }),
})

const shipping: Partial<Handlers<ShippingServiceDefinition>> = {
  GetRates: async ({ destination, method }) => {
    if (destination?.country === 'AQ') throw invalid({ country: ['is not a country that is delivered to'] })
    const methods = ['standard', 'express'].filter((name) => destination && (method === undefined || method === name))
    return {
      origin_country: 'GB', international: Boolean(destination && destination.country !== 'GB'),
      methods: methods.map((name) => ({ method: name, amount_ex_tax: gbp(name === 'express' ? 995 : 450) })),
    }
  },
}

/** £10.00 a unit, 20 % tax everywhere, at least 2 units of the product an order when there is any minimum. */
const pricing: Partial<Handlers<PricingServiceDefinition>> = {
  PriceOrder: async ({ lines, shipping_ex_tax }) => {
    const unit = { minor: 1000n, currency: 'GBP' }
    const tax = rateOf(unit, 200_000)
    const priced = lines.map(({ quantity }) => ({
      unit_price: toAmount(unit), unit_tax: toAmount(tax), total_price: toAmount(times(unit, quantity)), total_tax: toAmount(times(tax, quantity)),
    }))
    const products = sum('GBP', ...priced.map((line) => fromAmount(line.total_price)))
    const products_tax = sum('GBP', ...priced.map((line) => fromAmount(line.total_tax)))
    const carriage = shipping_ex_tax ? fromAmount(shipping_ex_tax) : zero('GBP')
    const carriage_tax = rateOf(carriage, 200_000)
    const nothing = gbp(0)
    const total_ex_tax = sum('GBP', products, carriage)
    const taxes = sum('GBP', products_tax, carriage_tax)
    return {
      lines: priced,
      minimum_quantity_violations: lines.some(({ quantity }) => quantity === 7) ? ['Organic tee: at least 8 units are needed, the order has 7'] : [],
      totals: {
        products_ex_tax: toAmount(products), products_tax: toAmount(products_tax), shipping_ex_tax: toAmount(carriage), shipping_tax: toAmount(carriage_tax),
        payment_processing_fee_ex_tax: nothing, payment_processing_fee_tax: nothing, platform_fee_ex_tax: nothing, platform_fee_tax: nothing,
        discount: nothing, tax: toAmount(taxes), total_ex_tax: toAmount(total_ex_tax), total: toAmount(sum('GBP', total_ex_tax, taxes)),
      },
    }
  },
  TaxShipping: async ({ amounts_ex_tax }) => ({ taxes: amounts_ex_tax.map((amount) => toAmount(rateOf(fromAmount(amount), 200_000))) }),
}

/** Serves the peers on one port; the clients are what createContext takes as overrides. */
export async function servePeers(peers: Peers): Promise<{ clients: Pick<Context, 'accounts' | 'catalog' | 'pricing' | 'shipping'>, close(): Promise<void> }> {
  const server = await serveGrpc({
    address: '127.0.0.1:0', log: createLog('peers', 'silent'),
    services: {
      'tradecounter.accounts.v1.AccountsService': accounts(peers),
      'tradecounter.catalog.v1.CatalogService': catalog(peers),
      'tradecounter.pricing.v1.PricingService': pricing,
      'tradecounter.shipping.v1.ShippingService': shipping,
    },
  })
  const at = { address: `127.0.0.1:${server.port}` }
  const clients = {
    accounts: connectGrpc<AccountsServiceDefinition>('tradecounter.accounts.v1.AccountsService', at),
    catalog: connectGrpc<CatalogServiceDefinition>('tradecounter.catalog.v1.CatalogService', at),
    pricing: connectGrpc<PricingServiceDefinition>('tradecounter.pricing.v1.PricingService', at),
    shipping: connectGrpc<ShippingServiceDefinition>('tradecounter.shipping.v1.ShippingService', at),
  }
  return {
    clients,
    close: async () => {
      for (const client of Object.values(clients)) client.close()
      await server.close()
    },
  }
}
