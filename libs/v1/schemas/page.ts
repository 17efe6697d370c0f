import { Type, type Static, type TSchema } from 'typebox'
import { flag, nullableInteger, nullableText } from './fields.ts'

/** SPEC "Other"; DECISIONS W3 and W18. */
export const PageInfo = Type.Object({
  has_more: flag('Whether rows follow this page.'),
  next_cursor: nullableText('Opaque; the `cursor` of the next page. Null at the end, but never null for order events and shipments: '
    + 'there it stands after the last row, so that a client resumes where it left off.'),
  total: nullableInteger('How many rows the whole list has, where that is cheap to count; null for orders.', { minimum: 0 }),
}, { title: 'PageInfo', description: 'Where a page of a list stands.' })

export type PageInfo = Static<typeof PageInfo>

/** A single resource as responses wrap it. */
export const single = <Resource extends TSchema>(resource: Resource) => Type.Object({ data: resource })

/** A page of resources as responses wrap it. */
export const pageOf = <Resource extends TSchema>(resource: Resource) => Type.Object({ data: Type.Array(resource), page: PageInfo })
