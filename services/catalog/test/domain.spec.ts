import { messages } from '@tradecounter/kernel/messages'
import { resolveColours } from '../domain/colours.ts'
import { matchVariants } from '../domain/match-variant.ts'
import { readNewest, readOrdered, readPage, writeNewest, writeOrdered } from '../domain/page.ts'
import { personalise } from '../domain/personalise.ts'
import type { Zone } from '../domain/personalise.ts'
import { textFault } from '../domain/personalisation-text.ts'
import { printedPlacements } from '../domain/placements.ts'
import { resolveLines } from '../domain/resolve-lines.ts'
import type { Line, LinesAsked, OrderDesign, OrderVariant } from '../domain/resolve-lines.ts'
import { takeFromShelves } from '../domain/shelf.ts'
import { unitsOnShelf, variantStatus } from '../domain/variant-status.ts'
import { isDesignId, isUuid } from '@tradecounter/kernel/ids'

const id = (last: number): string => `00000000-0000-8000-8000-${String(last).padStart(12, '0')}`

describe('SPEC "Variant status meanings"', () => {
  const design = { status: 'active', product_active: true, stock_control_enabled: true, preorder_enabled: false }
  const variant = { active: true, quantity: 1 }
  test.each([
    ['available = orderable now', {}, {}, 'available', 1],
    ['for made-to-order variants quantity is null and never runs out', { stock_control_enabled: false }, { quantity: 0 }, 'available', null],
    ['preorder = nothing on the shelf but preorders accepted', { preorder_enabled: true }, { quantity: 0 }, 'preorder', 0],
    ['with something on the shelf it is available, preorders or not', { preorder_enabled: true }, {}, 'available', 1],
    ['out_of_stock = nothing on the shelf and no preorders', {}, { quantity: 0 }, 'out_of_stock', 0],
    ['a stock-controlled variant whose stock was never counted has none', {}, { quantity: null }, 'out_of_stock', 0],
    ['unavailable = the design is a draft', { status: 'draft' }, {}, 'unavailable', 1],
    ['unavailable = the design is inactive', { status: 'inactive' }, {}, 'unavailable', 1],
    ['unavailable = the product is inactive', { product_active: false }, {}, 'unavailable', 1],
    ['unavailable = the variant is inactive', {}, { active: false }, 'unavailable', 1],
    ['unavailable goes before made to order', { status: 'inactive', stock_control_enabled: false }, {}, 'unavailable', null],
  ] as const)('%s', (_, ofDesign, ofVariant, status, units) => {
    expect(variantStatus({ ...design, ...ofDesign }, { ...variant, ...ofVariant })).toBe(status)
    expect(unitsOnShelf({ ...design, ...ofDesign }, { ...variant, ...ofVariant })).toBe(units)
  })
})

const variant = (last: number, colour: string | null, size: string | null, more: Partial<OrderVariant> = {}): OrderVariant =>
  ({ id: id(last), colour, size, active: true, quantity: null, weight_grams: 100 + last, ...more })

describe('SPEC "OrderLineInput": the names must match exactly one active variant or the line is rejected', () => {
  const shirts = [variant(1, 'Black', 'S'), variant(2, 'Black', 'M'), variant(3, 'White', 'M'), variant(4, 'White', 'L', { active: false })]
  test.each([
    ['by variant_id', { variant_id: id(2) }, [2]],
    ['by colour and size', { colour: 'Black', size: 'M' }, [2]],
    ['by the one name that tells it', { size: 'S' }, [1]],
    ['a name that several have', { colour: 'Black' }, [1, 2]],
    ['names are exact', { colour: 'black', size: 'M' }, []],
    ['an inactive one is not there', { size: 'L' }, []],
    ['an inactive one is not there by its id', { variant_id: id(4) }, []],
    ['what is given has to agree', { variant_id: id(2), colour: 'White' }, []],
    ['a malformed id', { variant_id: 'x' }, []],
    ['an empty name', { colour: '' }, []],
    ['nothing given', {}, [1, 2, 3]],
  ])('%s', (_, choice, found) => {
    expect(matchVariants(shirts, choice).map((each) => each.id)).toEqual(found.map(id))
  })

  test('an id is the same in upper case', () => {
    const only = [variant(1, null, null, { id: 'abcdef00-0000-8000-8000-00000000000a' })]
    expect(matchVariants(only, { variant_id: 'ABCDEF00-0000-8000-8000-00000000000A' })).toEqual(only)
  })

  test('a product without options has a variant without names', () => {
    const mug = [variant(1, null, null)]
    expect(matchVariants(mug, {})).toEqual(mug)
    expect(matchVariants(mug, { size: 'M' })).toEqual([])
  })
})

describe('DECISIONS W10: length of personalisation text', () => {
  const limits = { min_characters: 2, max_characters: 5 }
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}'
  test.each([
    ['within the limits', 'Anna', undefined],
    ['at the minimum', 'Jo', undefined],
    ['at the maximum', 'Clara', undefined],
    ['one too few', 'J', messages.atLeastCharacters(2)],
    ['one too many', 'Claras', messages.atMostCharacters(5)],
    ['white space counts', 'A B C D', messages.atMostCharacters(5)],
    ['counted in grapheme clusters', `${family}${family}`, undefined],
    ['a cluster is one character', family, messages.atLeastCharacters(2)],
    ['flags', '\u{1F1EC}\u{1F1E7}\u{1F1E9}\u{1F1EA}', undefined],
    ['at most 8 code points per allowed character', `A${'\u0316'.repeat(40)}`, messages.atMostCharacters(5)],
    ['fewer than that are one character', `AB${'\u0316'.repeat(38)}`, undefined],
    ['NUL', 'A\0B', messages.characters],
    ['a line break', 'A\nB', messages.characters],
    ['a tab', 'A\tB', messages.characters],
    ['a C1 control', 'A\u0085B', messages.characters],
    ['a line separator', 'A\u2028B', messages.characters],
    ['a bidi override', 'A\u202EB', messages.characters],
    ['a bidi isolate', 'A\u2067B', messages.characters],
    ['a lone surrogate', 'A\uD800B', messages.characters],
    ['what is left of a lone surrogate after a hop', 'A\uFFFDB', messages.characters],
    ['only spaces', '   ', messages.characters],
    ['only no-break spaces', '\u00A0\u3000', messages.characters],
    ['only joiners', '\u200D\u200B\uFEFF', messages.characters],
    ['only Hangul fillers', '\u3164\u3164', messages.characters],
    ['only blank Braille', '\u2800\u2800', messages.characters],
    ['Arabic', '\u0645\u0631\u062D\u0628\u0627', undefined],
    ['Chinese', '\u4F60\u597D', undefined],
  ])('%s', (_, text, fault) => {
    expect(textFault(text, limits)).toBe(fault)
  })
})

const zone = (last: number, more: Partial<Zone> = {}): Zone =>
  ({ id: id(last), label: `Zone ${last}`, placement: 'front', required: false, min_characters: 1, max_characters: 10, ...more })

describe('SPEC "Personalisation validation messages"', () => {
  const zones = [zone(1, { label: 'Name', required: true, min_characters: 2 }), zone(2, { label: 'Number', required: true }), zone(3)]
  const path = 'items.0.personalisation'
  const name = { zone_id: id(1), text: 'Anna' }
  const number = { zone_id: id(2), text: '7' }
  test.each([
    ['all is well', [name, number], {}],
    ['unknown zone or a zone of another design', [name, number, { zone_id: id(9), text: 'x' }], { [`${path}.2.zone_id`]: ['is not a personalisation zone of this design'] }],
    ['a malformed zone_id is an unknown zone', [name, number, { zone_id: 'x', text: 'x' }], { [`${path}.2.zone_id`]: ['is not a personalisation zone of this design'] }],
    ['duplicate zone on one line', [name, number, name], { [`${path}.2.zone_id`]: ['is given more than once'] }],
    ['the same zone in upper case is a duplicate too', [name, number, { zone_id: id(1).toUpperCase(), text: 'x' }], { [`${path}.2.zone_id`]: ['is given more than once'] }],
    ['empty text for a required zone', [{ ...name, text: '' }, number], { [`${path}.0.text`]: ['is required'] }],
    ['text below the zone’s limits', [{ ...name, text: 'A' }, number], { [`${path}.0.text`]: ['must be at least 2 characters'] }],
    ['text above the zone’s limits', [{ ...name, text: 'Anna-Louise' }, number], { [`${path}.0.text`]: ['must be at most 10 characters'] }],
    ['a required zone missing from a personalised line', [name], { [path]: ['zone Number is required'] }],
    ['two of them', [{ zone_id: id(3), text: 'x' }], { [path]: ['zone Name is required', 'zone Number is required'] }],
    ['an empty optional zone is still a personalised line', [{ zone_id: id(3), text: '' }, name], { [path]: ['zone Number is required'] }],
    ['`personalisation: []` is the same as none', [], {}],
    ['everything wrong is named together', [{ ...name, text: '' }, { zone_id: 'x', text: '' }], {
      [`${path}.0.text`]: ['is required'], [`${path}.1.zone_id`]: ['is not a personalisation zone of this design'], [path]: ['zone Number is required'],
    }],
  ])('%s', (_, entries, errors) => {
    expect(personalise(zones, entries, path).errors).toEqual(errors)
  })

  test('empty text for an optional zone leaves that zone empty and is not stored', () => {
    const { filled, errors } = personalise(zones, [name, { zone_id: id(3), text: '' }, number], path)
    expect(errors).toEqual({})
    expect(filled.map((each) => each.text)).toEqual(['Anna', '7'])
  })

  test('the text is echoed in NFC', () => {
    expect(personalise([zone(1)], [{ zone_id: id(1), text: 'Zoe\u0308' }], path).filled[0]?.text).toBe('Zo\u00EB')
  })
})

test('SPEC "Personalisation rules" 4: a placement whose only element is an empty zone is not printed', () => {
  const placements = [{ placement: 'front', has_static_artwork: true }, { placement: 'sleeve', has_static_artwork: false }]
  expect(printedPlacements(placements, new Set())).toBe(1)
  expect(printedPlacements(placements, new Set(['sleeve']))).toBe(2)
  expect(printedPlacements(placements, new Set(['front', null]))).toBe(1)
})

describe('DECISIONS O14: quantity above the shelf', () => {
  const line = (quantity: number, last = 1) => ({ variant_id: id(last), quantity })
  const shelf = (units: number, preorder_enabled = false) => new Map([[id(1), { units, preorder_enabled }]])
  test.each([
    ['within', [line(3)], shelf(3), [{ reserved: 3, preordered: 0 }]],
    ['above, without preorders: refused', [line(4)], shelf(3), [{ at_most: 3 }]],
    ['above, with preorders: the shelf is reserved and the rest preordered', [line(5)], shelf(3, true), [{ reserved: 3, preordered: 2 }]],
    ['an empty shelf with preorders', [line(5)], shelf(0, true), [{ reserved: 0, preordered: 5 }]],
    ['lines of one variant share the shelf', [line(2), line(2)], shelf(3), [{ reserved: 2, preordered: 0 }, { at_most: 1 }]],
    ['a refused line leaves the shelf to the next', [line(2), line(2), line(1)], shelf(3), [{ reserved: 2, preordered: 0 }, { at_most: 1 }, { reserved: 1, preordered: 0 }]],
    ['shared, with preorders', [line(2), line(2)], shelf(3, true), [{ reserved: 2, preordered: 0 }, { reserved: 1, preordered: 1 }]],
    ['made to order takes nothing', [line(9, 2)], shelf(0), [{ reserved: 0, preordered: 0 }]],
  ])('%s', (_, lines, shelves, given) => {
    expect(takeFromShelves(lines, shelves)).toEqual(given)
  })
})

describe('ResolveLines', () => {
  const design = (name: string, more: Partial<OrderDesign> = {}): [string, OrderDesign] => [name, {
    id: name, name, status: 'active', product_active: true, stock_control_enabled: false, preorder_enabled: false, thumbnail_url: null, delivery_type: null,
    print_method: 'dtg', product_id: id(100), product_title: 'Tee', virtual: false, requires_shipping: true,
    placements: [{ placement: 'front', has_static_artwork: true }, { placement: 'back', has_static_artwork: false }],
    zones: [zone(50, { placement: 'back' }), zone(51, { placement: null })],
    variants: [variant(1, 'Black', 'S'), variant(2, 'Black', 'M', { weight_grams: 250 })],
    ...more,
  }]
  const shelf = (units: number, preorder_enabled = false) => ({ stock_control_enabled: true, preorder_enabled, variants: [variant(3, null, null, { quantity: units })] })
  const designs = new Map([
    design('shirt'), design('draft', { status: 'draft' }), design('asleep', { status: 'inactive' }), design('blankoff', { product_active: false }),
    design('giftcard', { virtual: true, requires_shipping: false, print_method: null, variants: [variant(5, null, '25', { weight_grams: 0 }), variant(6, null, '50', { weight_grams: 0 })] }),
    design('shelf5', shelf(5)), design('shelf0', shelf(0)), design('pre5', shelf(5, true)), design('nothing', { variants: [] }),
    design('pickonly', { delivery_type: 'pickup' }), design('sendonly', { delivery_type: 'delivery' }), design('either', { delivery_type: 'delivery_and_pickup' }),
  ])
  const line = (design_id: string, more: Partial<Line> = {}): Line => ({ design_id, quantity: 1, personalisation: [], colour: undefined, size: undefined, variant_id: undefined, ...more })
  const small: Partial<Line> = { size: 'S' }
  const asked = (...lines: Line[]): LinesAsked => ({ purpose: 'order', delivery_type: 'delivery', lines })
  const estimate = (...lines: Line[]): LinesAsked => ({ ...asked(...lines), purpose: 'estimate', delivery_type: '' })

  test.each<[string, LinesAsked, Record<string, string[]>]>([
    ['an active design', asked(line('shirt', small)), {}],
    ['an unknown design', asked(line('unknown')), { 'items.0.design_id': [messages.design] }],
    ['only active designs can be ordered: draft', asked(line('draft', small)), { 'items.0.design_id': [messages.design] }],
    ['only active designs can be ordered: inactive', asked(line('asleep', small)), { 'items.0.design_id': [messages.design] }],
    ['an inactive product', asked(line('blankoff', small)), { 'items.0.design_id': [messages.design] }],
    ['a gift card cannot be ordered', asked(line('giftcard', { size: '25' })), { 'items.0.design_id': [messages.design] }],
    ['no single variant', asked(line('shirt', { colour: 'Black' })), { 'items.0': ['does not match exactly one active variant'] }],
    ['nothing named where there are several', asked(line('shirt')), { 'items.0': ['does not match exactly one active variant'] }],
    ['nothing named where there is one', asked(line('shelf5')), {}],
    ['a variant_id of another design', asked(line('shirt', { variant_id: id(3) })), { 'items.0.variant_id': ['does not match exactly one active variant'] }],
    ['a malformed variant_id', asked(line('shirt', { variant_id: 'x' })), { 'items.0.variant_id': ['does not match exactly one active variant'] }],
    ['not available for delivery', asked(line('pickonly', small)), { 'items.0.design_id': ['is not available for delivery'] }],
    ['not available for pickup', { ...asked(line('sendonly', small)), delivery_type: 'pickup' }, { 'items.0.design_id': ['is not available for pickup'] }],
    ['available for both', { ...asked(line('either', small), line('shirt', small)), delivery_type: 'pickup' }, {}],
    ['more than the shelf has', asked(line('shelf5', { quantity: 6 })), { 'items.0.quantity': ['must be at most 5'] }],
    ['an empty shelf', asked(line('shelf0')), { 'items.0.quantity': ['must be at most 0'] }],
    ['more than the shelf has over several lines', asked(line('shelf5', { quantity: 3 }), line('shelf5', { quantity: 3 })), { 'items.1.quantity': ['must be at most 2'] }],
    ['more than the shelf has with preorders', asked(line('pre5', { quantity: 6 })), {}],
    ['no quantity', asked(line('shirt', { ...small, quantity: 0 })), { 'items.0.quantity': ['must be greater than 0'] }],
    ['at most 10,000 units a line', asked(line('shirt', { ...small, quantity: 10_001 })), { 'items.0.quantity': ['must be at most 10000'] }],
    ['all wrong fields of all lines are named together', asked(
      line('unknown', { quantity: 0 }),
      line('pickonly', { personalisation: [{ zone_id: 'x', text: '' }] }),
      line('shelf5', { quantity: 9, variant_id: id(3) }),
    ), {
      'items.0.quantity': [messages.aboveZero], 'items.0.design_id': [messages.design],
      'items.1.design_id': [messages.notForDelivery], 'items.1.personalisation.0.zone_id': [messages.zone], 'items.1': [messages.variant],
      'items.2.quantity': [messages.atMost(5)],
    }],
    ['an estimate lets gift cards through', estimate(line('giftcard')), {}],
    ['an estimate looks neither at stock nor at delivery_type', estimate(line('shelf0', { quantity: 9 }), line('pickonly', small)), {}],
    ['an estimate needs no variant', estimate(line('shirt')), {}],
    ['an estimate refuses names that do not match one', estimate(line('shirt', { colour: 'Black' })), { 'items.0': [messages.variant] }],
    ['an estimate refuses a design with nothing to sell', estimate(line('nothing')), { 'items.0': [messages.variant] }],
    ['an estimate refuses unknown and inactive designs', estimate(line('unknown'), line('asleep')), { 'items.0.design_id': [messages.design], 'items.1.design_id': [messages.design] }],
  ])('%s', (_, request, errors) => {
    expect(resolveLines(request, designs).errors).toEqual(errors)
  })

  test('each line in its place, with what it prints, weighs and preorders', () => {
    const { lines } = resolveLines(asked(
      line('pre5', { quantity: 4 }),
      line('shirt', { size: 'M', personalisation: [{ zone_id: id(50), text: 'Anna' }, { zone_id: id(51), text: 'x' }] }),
      line('pre5', { quantity: 4, personalisation: [{ zone_id: id(51), text: 'x' }] }),
    ), designs)
    expect(lines.map(({ design: { id: of }, variant: found, weight_grams, placements, preorder_quantity, filled }) =>
      [of, found?.id, weight_grams, placements, preorder_quantity, filled.length])).toEqual([
      ['pre5', id(3), 103, 1, 0, 0],
      ['shirt', id(2), 250, 2, 0, 2],
      ['pre5', id(3), 103, 1, 3, 1],
    ])
  })

  test('an estimate without a variant takes the heaviest', () => {
    const [only] = resolveLines(estimate(line('shirt')), designs).lines
    expect([only?.variant, only?.weight_grams]).toEqual([undefined, 250])
  })
})

test('SPEC "Shop": resolved_colours are the theme’s, with those that the shop overrides laid over', () => {
  expect(resolveColours({ primary_color: '#111111', secondary_color: '#222222', overlay_opacity: 50 }, { primary_color: '#333333', secondary_color: null, overlay_opacity: 0 }))
    .toEqual({ primary_color: '#333333', secondary_color: '#222222', header_text_color: undefined, overlay_color: undefined, overlay_opacity: 0 })
})

describe('DECISIONS W1: bad `limit`, `cursor`', () => {
  const newest = readNewest(isDesignId)
  const at = '2026-01-31T10:00:00.000Z'
  test.each([[0, messages.aboveZero], [-1, messages.aboveZero], [101, messages.atMost(100)]])('limit %s is refused, never clamped', (limit, message) => {
    expect(() => readPage({ limit }, newest)).toThrow(expect.objectContaining({ code: 'validation', errors: { limit: [message] } }))
  })
  test.each([
    '', 'x', '~', at, `${at}~`, `${at}~short`, `${at}~${id(1)}`, `2026-01-31T10:00:00Z~abcdefgh`, `2026-02-31T10:00:00.000Z~abcdefgh`, `${at} ~abcdefgh`, `x${at}~abcdefgh`,
  ])('%p is not a cursor of this list', (after) => {
    expect(() => readPage({ limit: 25, after }, newest)).toThrow(expect.objectContaining({ code: 'validation', errors: { cursor: ['is not a cursor of this list'] } }))
  })
  test.each(['', 'x~y', `1.5~${id(1)}`, `2147483648~${id(1)}`, `1~${id(1)}~`, '1~abcdefgh'])('%p is not a cursor of collections', (after) => {
    expect(readOrdered(isUuid)(after)).toBeUndefined()
  })
  test('what was written is read', () => {
    expect(newest(writeNewest({ created_at: at, id: 'abc-_fgh' }))).toEqual({ created_at: at, id: 'abc-_fgh' })
    expect(readOrdered(isUuid)(writeOrdered({ order: -3, id: id(1) }))).toEqual({ order: -3, id: id(1) })
  })
})
