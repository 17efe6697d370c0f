/** The named schemas of the OpenAPI document: a schema with a `title` becomes a component, and a reference everywhere else. */
import type { TSchema } from 'typebox'
import { Account } from './schemas/account.ts'
import { Address, AddressInput } from './schemas/address.ts'
import { Design, DesignSummary } from './schemas/design.ts'
import { OrderEvent } from './schemas/event.ts'
import { Money } from './schemas/money.ts'
import { OrderInput, ShippingEstimateInput } from './schemas/order-input.ts'
import { Order, Shipment } from './schemas/order.ts'
import { PageInfo } from './schemas/page.ts'
import { Problem } from './schemas/problem.ts'
import { OrderQuote } from './schemas/quote.ts'
import { ShippingEstimate } from './schemas/shipping-estimate.ts'
import { Shop, ShopCollection, ShopSummary, ThemeColours } from './schemas/shop.ts'

/** Resources and bodies that operations name. */
export const resources = {
  Account, Design, DesignSummary, Order, OrderEvent, OrderInput, OrderQuote,
  Shipment, ShippingEstimate, ShippingEstimateInput, Shop, ShopCollection, ShopSummary,
} as const satisfies Record<string, TSchema>

type Json = Record<string, unknown>

export interface Components {
  schemas: Record<string, Json>
  /** The schema as the document writes it. */
  reference: (schema: TSchema) => Json
}

export function componentsOf(): Components {
  const schemas: Record<string, Json> = {}

  function write(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(write)
    if (typeof value !== 'object' || value === null) return value
    const { title, description } = value as { title?: unknown; description?: unknown }
    if (typeof title !== 'string') return members(value)
    const component = (schemas[title] ??= members(value))
    const reference = { $ref: `#/components/schemas/${title}` }
    return description === component.description ? reference : { ...reference, description }
  }

  const members = (value: object): Json => Object.fromEntries(Object.entries(value).map(([key, each]) => [key, write(each)]))

  const reference = (schema: TSchema): Json => write(schema) as Json

  // The first of a name describes the component: fields have descriptions of their own.
  for (const schema of [Money, ThemeColours, Address, AddressInput, PageInfo, Problem, ...Object.values(resources)]) reference(schema)
  return { schemas, reference }
}
