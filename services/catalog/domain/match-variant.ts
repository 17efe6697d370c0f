/** Which variant a line means (SPEC "OrderLineInput"). */

export interface VariantChoice {
  variant_id?: string | undefined
  colour?: string | undefined
  size?: string | undefined
}

export interface Options {
  id: string
  colour: string | null
  size: string | null
  active: boolean
}

export const namesNone = ({ variant_id, colour, size }: VariantChoice): boolean =>
  variant_id === undefined && colour === undefined && size === undefined

/**
 * The active variants that agree with everything that is given; names are compared exactly. A line is good when there is exactly one:
 * so a variant_id beside the wrong colour matches none, and a line that names nothing is good for a design with a single variant.
 */
export const matchVariants = <V extends Options>(variants: V[], { variant_id, colour, size }: VariantChoice): V[] =>
  variants.filter((variant) => variant.active
    && (variant_id === undefined || variant.id === variant_id.toLowerCase())
    && (colour === undefined || variant.colour === colour)
    && (size === undefined || variant.size === size))
