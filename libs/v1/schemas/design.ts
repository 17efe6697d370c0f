import { Type, type Static } from 'typebox'
import { deliveryTypesOfDesigns, designStatuses, variantStatuses } from './enums.ts'
import {
  flag, integer, listOf, mapOf, nullable, nullableInteger, nullableOneOf, nullableText, nullableUrl, oneOf, text, timestamp, url, uuid,
} from './fields.ts'
import { Money, moneyAs } from './money.ts'
import { PersonalisationZone } from './personalisation.ts'

export const DesignProduct = Type.Object({
  id: uuid('The blank product.'),
  title: text('Title.'),
  thumbnail_url: nullableUrl('Picture.'),
}, { title: 'DesignProduct', description: 'The blank product that a design is printed on.' })

export const PurchaseBreakdown = Type.Object({
  product_base: moneyAs('The blank product at quantity 1: the first tier, if there are any.'),
  extra_placement_fees: moneyAs('Fees for print placements beyond those that the product includes.'),
  print_method_premium: moneyAs('What the print method costs on top.'),
}, { title: 'PurchaseBreakdown', description: 'The parts of `purchase_price`; they sum to it.' })

export const QuantityTier = Type.Object({
  min_quantity: integer('First quantity covered.', { minimum: 1 }),
  max_quantity: nullableInteger('Last quantity covered; null for an open-ended tier.', { minimum: 1 }),
  price: moneyAs('Product price per unit, ex tax, before extra placement fees and print method premium.'),
}, {
  title: 'QuantityTier',
  description: 'A quantity break. The tier that covers the summed quantity of a product over the whole order replaces '
    + '`product_base` in every line of that product.',
})

export const CollectionRef = Type.Object({
  id: uuid('The collection.'),
  name: text('Name.'),
}, { title: 'CollectionRef', description: 'A shop collection that holds the design.' })

export const DesignVariant = Type.Object({
  id: uuid('Use as `variant_id` on order lines.'),
  colour: nullableText('Option name; null when the product has no such option.'),
  size: nullableText('Option name; null when the product has no such option.'),
  sku: nullableText('Stock keeping unit.'),
  active: flag('Inactive variants cannot be ordered.'),
  purchase_price: nullable(Money, 'One unit at quantity 1, ex tax; quotes apply tiers.'),
  purchase_tax: nullable(Money, 'Tax on `purchase_price`.'),
  quantity: nullableInteger('Sellable units on the shelf; null for made-to-order variants.', { minimum: 0 }),
  status: oneOf(variantStatuses, '`available`: can be ordered now; `preorder`: nothing on the shelf, but preorders are accepted; '
    + '`out_of_stock`: nothing on the shelf and no preorders; `unavailable`: the design, the product or the variant is inactive.'),
}, { title: 'DesignVariant', description: 'One colour and size of a design.' })

const summary = {
  id: text('Public design id, 8 characters.'),
  name: text('Name.'),
  status: oneOf(designStatuses, 'Only active designs can be ordered.'),
  product: nullable(DesignProduct, 'The blank product.'),
  colours: listOf(Type.String(), 'Colour option names.'),
  sizes: listOf(Type.String(), 'Size option names.'),
  retail_price: nullable(Money, "Tax-inclusive price in the account's shops; for information: account orders are not charged this."),
  currency: nullableText('ISO 4217 code that the account buys in.'),
  purchase_price: nullable(
    Money,
    "What the account pays for one unit, ex tax, every placement printed. Null for gift cards and "
    + "designs that cannot be priced for the account's country; such designs cannot be ordered.",
  ),
  purchase_tax: nullable(Money, 'Tax on `purchase_price` for one unit.'),
  thumbnail_url: nullableUrl('Front mockup.'),
  delivery_type: nullableOneOf(deliveryTypesOfDesigns, 'How the design can reach the customer; null means both.'),
  created_at: timestamp('When the design was created.'),
  updated_at: timestamp('When the design was last changed.'),
}

/** SPEC "Design": the fields that lists and single responses share. */
export const DesignSummary = Type.Object(summary, { title: 'DesignSummary', description: 'A design, as lists show it.' })

/** SPEC "Design" with the fields of single-design responses. */
export const Design = Type.Object({
  ...summary,
  description: nullableText('Free text.'),
  purchase_breakdown: nullable(PurchaseBreakdown, 'Null whenever `purchase_price` is.'),
  quantity_tiers: listOf(
    QuantityTier,
    "The product's quantity breaks for the account's country, lowest quantity first; empty when pricing is flat.",
  ),
  stock_control_enabled: flag('True: variants track shelf stock; false: made to order.'),
  preorder_enabled: flag('Whether empty shelves are sold as preorders.'),
  collections: listOf(CollectionRef, 'Shop collections that hold the design.'),
  personalisation_zones: listOf(PersonalisationZone, 'In display order; empty when the design has no personalisation.'),
  variants: listOf(DesignVariant, 'Every colour and size.'),
  previews: mapOf(url('Mockup.'), 'Placement name to the URL of its current mockup.'),
}, { title: 'Design', description: 'A design with everything needed to order it.' })

export type DesignSummary = Static<typeof DesignSummary>
export type Design = Static<typeof Design>
