/** The designs of the demo world, account by account; design-rows.ts makes catalog's rows of them. */
import type { AccountName } from './accounts.ts'
import type { BlankName } from './products.ts'

export interface DemoZone {
  label: string
  /** Absent for a zone that is on no placement. */
  placement?: string
  required?: true
  /** Fewest and most characters. */
  characters: [number, number]
  placeholder?: string
}

export interface DemoDesign {
  name: string
  /** Absent while a draft has no product yet. */
  blank?: BlankName
  /** The blank's first method when absent. */
  print_method?: string
  /** All of the blank's when absent. */
  colours?: string[]
  sizes?: string[]
  /** Placement to what prints there without personalisation; the blank's first with artwork when absent. */
  prints?: Record<string, 'artwork' | 'zones only'>
  zones?: DemoZone[]
  /** In the account's currency. */
  retail?: string
  status?: 'draft' | 'inactive'
  delivery?: 'delivery' | 'pickup' | 'delivery_and_pickup'
  /** Units on the shelf of every variant, or by `Colour Size` with `else` for the rest; absent for made to order. */
  stock?: number | Record<string, number>
  preorder?: true
  /** Variants that are not sold, by `Colour Size`. */
  not_sold?: string[]
  description?: string
  /** Of its own; in the order of the list when absent. */
  created?: string
  archived?: string
  deleted?: string
}

const artwork = 'artwork' as const
const zonesOnly = 'zones only' as const

/** Two designs that were made in one import, at the very same moment. */
const one_import = '2026-03-20T15:30:00.000Z'

const harbourAndVale: DemoDesign[] = [
  // Tees: several tiered designs of one product.
  { name: 'Lantern Quay Tee', blank: 'classic-tee', colours: ['Black', 'Navy', 'White'], sizes: ['S', 'M', 'L', 'XL', '2XL'], not_sold: ['White 2XL'], retail: '24.00', description: 'The harbour at dusk, printed in four colours on organic cotton.' },
  { name: 'Tidal Chart Tee', blank: 'classic-tee', colours: ['White', 'Sky Blue'], prints: { front: artwork, back: artwork }, retail: '26.00', description: 'High water in front, low water behind.' },
  { name: 'Crew Tee 2026', blank: 'classic-tee', print_method: 'screen', colours: ['Bottle Green', 'Black'], prints: { left_sleeve: artwork, back: artwork, front: artwork }, delivery: 'delivery_and_pickup' },
  { name: 'Embroidered Gull Tee', blank: 'classic-tee', print_method: 'embroidery', colours: ['Heather Grey', 'Burgundy'], sizes: ['S', 'M', 'L', 'XL'], retail: '28.00' },
  { name: 'Slipway Box Tee', blank: 'heavy-tee', retail: '32.00', description: 'Heavy cotton, a big back print and nothing in front.', prints: { back: artwork } },
  { name: 'Dry Dock Box Tee', blank: 'heavy-tee', print_method: 'dtg', colours: ['Washed Stone', 'Clay'], retail: '34.00', prints: { front: artwork, back: artwork } },
  { name: 'Saltmarsh Fitted Tee', blank: 'fitted-tee', retail: '25.00', created: one_import },
  { name: 'Sea Pink Fitted Tee', blank: 'fitted-tee', colours: ['Dusty Rose'], retail: '25.00', created: one_import },
  { name: 'Little Tugboat Tee', blank: 'kids-tee', retail: '16.00', description: 'For deckhands from three years up.' },
  { name: 'Lighthouse Keeper Kids Tee', blank: 'kids-tee', colours: ['Sunflower', 'Royal Blue'], prints: { front: artwork, back: artwork }, retail: '18.00' },
  { name: 'Night Watch Long Sleeve', blank: 'long-sleeve', prints: { front: artwork, right_sleeve: artwork }, retail: '30.00' },
  { name: 'Pilot Boat Polo', blank: 'polo', retail: '34.00', delivery: 'delivery', description: 'Staff polo with the pilot flag on the chest.' },
  // Personalised.
  {
    name: 'Regatta Team Jersey', blank: 'classic-tee', colours: ['White', 'Navy', 'Bottle Green'], prints: { front: artwork, back: zonesOnly, left_sleeve: zonesOnly }, retail: '29.00',
    description: 'Club crest in front. Your name on the back, your number on the sleeve.',
    zones: [
      { label: 'Name on the back', placement: 'back', required: true, characters: [2, 12], placeholder: 'FAIRHURST' },
      { label: 'Number', placement: 'left_sleeve', characters: [1, 2], placeholder: '07' },
    ],
  },
  {
    name: 'Monogram Apron', blank: 'apron', prints: { front: artwork, pocket: zonesOnly }, retail: '32.00',
    zones: [
      { label: 'Initials', placement: 'pocket', required: true, characters: [2, 3], placeholder: 'IF' },
      { label: 'Gift note', characters: [1, 120], placeholder: 'Printed on the packing slip' },
    ],
  },
  {
    name: 'Name-Day Mug', blank: 'mug', colours: ['White'], prints: { left: artwork, right: artwork }, retail: '14.00', stock: 60,
    zones: [{ label: 'Name', placement: 'right', characters: [1, 15], placeholder: 'Dele' }],
  },
  {
    name: 'Skipper Cap', blank: 'cap', prints: { front: artwork, side: zonesOnly }, retail: '22.00',
    zones: [{ label: 'Boat', placement: 'side', characters: [2, 10], placeholder: 'Kittiwake' }],
  },
  {
    name: 'First Year Keepsake Print', blank: 'poster', prints: { front: artwork }, retail: '19.00', delivery: 'delivery',
    zones: [
      { label: 'Name', placement: 'front', required: true, characters: [1, 24], placeholder: 'Ottilie Rose' },
      { label: 'Date', placement: 'front', required: true, characters: [6, 20], placeholder: '14 May 2026' },
      { label: 'Verse', placement: 'front', characters: [1, 60] },
    ],
  },
  // Warm things.
  { name: 'Breakwater Hoodie', blank: 'hoodie', retail: '49.00', prints: { front: artwork, back: artwork }, description: 'Brushed inside, with the breakwater across the back.' },
  { name: 'Signal Flag Hoodie', blank: 'hoodie', print_method: 'embroidery', colours: ['Navy', 'Black'], sizes: ['S', 'M', 'L', 'XL', '2XL'], retail: '54.00', stock: { 'Navy M': 0, 'Navy S': 2, else: 18 }, preorder: true },
  { name: 'Fog Bell Hoodie', blank: 'hoodie', print_method: 'screen', colours: ['Lavender', 'Forest'], sizes: ['S', 'M', 'L'], retail: '48.00', stock: 0, preorder: true, description: 'The autumn run. Sold ahead of its delivery.' },
  { name: 'Mooring Sweatshirt', blank: 'sweatshirt', retail: '42.00' },
  { name: 'Anchor Stitch Sweatshirt', blank: 'sweatshirt', print_method: 'embroidery', colours: ['Ecru', 'Burgundy'], retail: '46.00' },
  { name: 'North Sea Beanie', blank: 'beanie', retail: '19.00', stock: { Black: 40, Charcoal: 25, Teal: 1, Oatmeal: 0 }, not_sold: ['Charcoal'], description: 'Knitted, with a small embroidered wave.' },
  { name: 'Deckhand Socks', blank: 'socks', retail: '11.00', description: 'Made ten pairs at a time.' },
  { name: 'Herringbone Socks', blank: 'socks', colours: ['Mustard'], retail: '11.00', stock: 120 },
  // Bags and tableware, on the shelf.
  { name: 'Fish Market Tote', blank: 'tote', retail: '13.00', stock: { 'Natural': 64, 'Black': 31, 'Navy': 22 }, delivery: 'delivery_and_pickup' },
  { name: 'Chandlery Tote', blank: 'tote', print_method: 'dtf', colours: ['Natural'], prints: { front: artwork, back: artwork }, retail: '15.00' },
  { name: 'Last Ferry Tote', blank: 'tote', colours: ['Natural', 'Black'], retail: '13.00', stock: { Natural: 2, Black: 0 }, description: 'Nearly gone, and not coming back.' },
  { name: 'Harbour Café Mug', blank: 'mug', retail: '12.00', stock: { 'White 11 oz': 140, 'Speckled 11 oz': 48, 'Speckled 15 oz': 0, else: 36 }, delivery: 'delivery_and_pickup' },
  { name: 'Enamel Blue Mug', blank: 'mug', colours: ['White', 'Black'], sizes: ['11 oz'], prints: { left: artwork, right: artwork }, retail: '12.50' },
  { name: 'Long Haul Bottle', blank: 'bottle', retail: '26.00', stock: { 'Steel 750 ml': 9, else: 27 } },
  { name: 'Compass Bottle', blank: 'bottle', colours: ['Matt Black'], prints: { body: artwork, lid: artwork }, retail: '28.00' },
  // Paper.
  { name: 'Harbour Map Poster', blank: 'poster', retail: '18.00', description: 'Every berth, drawn by hand.' },
  { name: 'Storm Warning Poster', blank: 'poster', sizes: ['A3', 'A2'], retail: '20.00' },
  { name: "Harbourmaster's Notebook", blank: 'notebook', prints: { cover: artwork, back: artwork }, retail: '14.00', stock: 75 },
  { name: 'Sea Glass Sticker Sheet', blank: 'stickers', retail: '3.50' },
  { name: 'Six Piers Postcards', blank: 'postcards', retail: '8.00', description: 'Six cards, postage included.' },
  // Handed over the counter only.
  { name: 'Open Day Staff Tee', blank: 'classic-tee', colours: ['Bottle Green'], print_method: 'screen', delivery: 'pickup', description: 'Collected at the workshop before the open day.' },
  { name: 'Workshop Apron', blank: 'apron', colours: ['Charcoal', 'Olive'], print_method: 'dtf', delivery: 'pickup', stock: 24 },
  // What cannot be ordered, each for its own reason.
  { name: 'Harbour & Vale Gift Card', blank: 'gift-card', retail: '25.00', description: 'Sent by e-mail.' },
  { name: 'Quayside Umbrella', blank: 'umbrella', retail: '29.00', description: 'Not made in this country yet.' },
  { name: 'Ringer Anniversary Tee', blank: 'ringer-tee', retail: '23.00', description: 'Its blank is discontinued.' },
  { name: 'Winter Solstice Tee', blank: 'classic-tee', colours: ['Black'], status: 'inactive', retail: '24.00' },
  { name: 'Retired Pennant Cap', blank: 'cap', colours: ['Stone'], status: 'inactive', stock: 12 },
  { name: 'Spring Tide Hoodie', blank: 'hoodie', colours: ['Lavender'], status: 'draft' },
  { name: 'Untitled sketch', status: 'draft' },
  // Out of sight.
  { name: 'Old Logo Tee', blank: 'classic-tee', colours: ['White'], status: 'inactive', archived: '2026-06-02T10:00:00Z' },
  { name: 'Misprinted Mug', blank: 'mug', colours: ['White'], status: 'inactive', deleted: '2026-06-03T10:00:00Z' },
]

const kontorElbe: DemoDesign[] = [
  { name: 'Speicherstadt Tee', blank: 'classic-tee', colours: ['Black', 'White', 'Navy'], retail: '27.00', description: 'Backstein und Wasser, einfarbig gedruckt.' },
  { name: 'Fischbrötchen Tee', blank: 'classic-tee', colours: ['Sky Blue', 'White'], prints: { front: artwork, back: artwork }, retail: '29.00' },
  { name: 'Elbstrand Hoodie', blank: 'hoodie', print_method: 'embroidery', retail: '56.00' },
  { name: 'Landungsbrücken Mug', blank: 'mug', retail: '14.00', stock: { 'White 11 oz': 80, else: 30 } },
  { name: 'Franzbrötchen Tote', blank: 'tote', colours: ['Natural', 'Black'], retail: '15.00', stock: 45, delivery: 'delivery_and_pickup' },
  {
    name: 'Kapitän Mütze', blank: 'beanie', colours: ['Black', 'Teal'], prints: { cuff: zonesOnly }, retail: '24.00',
    zones: [{ label: 'Schiffsname', placement: 'cuff', characters: [2, 12], placeholder: 'Cap San Diego' }],
  },
  { name: 'Hafengeburtstag Poster', blank: 'poster', retail: '21.00' },
  { name: 'Kontor Socken', blank: 'socks', colours: ['Black'], retail: '12.00' },
  { name: 'Sturmflut Cap', blank: 'cap', colours: ['Navy', 'Rust'], stock: { Navy: 6, Rust: 0 }, preorder: true, retail: '25.00' },
  { name: 'Schietwetter Umbrella', blank: 'umbrella', retail: '32.00' },
  { name: 'Winterhude Tee', blank: 'classic-tee', colours: ['Burgundy'], status: 'draft' },
]

/** A small range: one of each kind that can be ordered, and one that cannot. */
const range = (word: string, currency_up: number): DemoDesign[] => [
  { name: `${word} Tee`, blank: 'classic-tee', colours: ['Black', 'White', 'Navy'], sizes: ['S', 'M', 'L', 'XL'], retail: `${22 + currency_up}.00` },
  { name: `${word} Hoodie`, blank: 'hoodie', print_method: 'embroidery', colours: ['Black', 'Heather Grey'], sizes: ['S', 'M', 'L', 'XL'], retail: `${46 + currency_up}.00`, delivery: 'delivery' },
  { name: `${word} Mug`, blank: 'mug', colours: ['White', 'Black'], sizes: ['11 oz'], retail: `${12 + currency_up}.00`, stock: 50 },
  {
    name: `${word} Name Tote`, blank: 'tote', colours: ['Natural'], prints: { front: artwork, back: zonesOnly }, retail: `${14 + currency_up}.00`,
    zones: [{ label: 'Name', placement: 'back', required: true, characters: [1, 14], placeholder: 'Sam' }],
  },
  { name: `${word} Sticker Sheet`, blank: 'stickers', delivery: 'delivery_and_pickup' },
  { name: `${word} Sweatshirt`, blank: 'sweatshirt', colours: ['Ecru'], status: 'draft' },
]

export const designs: Record<AccountName, DemoDesign[]> = {
  'harbour-and-vale': harbourAndVale,
  'kontor-elbe': kontorElbe,
  'brightwater-rowing': range('Brightwater', 0),
  'old-mill-bakery': range('Sourdough', 0),
  'paper-lantern-lab': [
    ...range('Lantern Lab', 0),
    { name: 'Lantern Lab Preorder Cap', blank: 'cap', colours: ['Black', 'Rust'], stock: { Black: 4, Rust: 0 }, preorder: true, delivery: 'delivery_and_pickup' },
  ],
  'fernhill-school': range('Fernhill', 0),
  'castaway-records': range('Castaway', 2),
  'mesa-trail-outfitters': [...range('Mesa Trail', 6), { name: 'Monsoon Umbrella', blank: 'umbrella', retail: '38.00' }],
  'liffey-film-festival': range('Liffey', 3),
  'unsettled-goods': range('Unsettled', 0).map(({ retail: _, ...design }) => design),
}
