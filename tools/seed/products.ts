/** The blanks of the demo world. What they cost stands in prices.ts. */
import { uuidOf } from './ids.ts'

export interface Blank {
  title: string
  /** Display order; empty when the product has no such option. */
  colours: string[]
  /** Size to grams of one unit; `''` alone when the product has no sizes. */
  weights: Record<string, number>
  /** The first is the usual one; empty for what is not printed. */
  print_methods: string[]
  placements: string[]
  active?: false
  virtual?: true
  /** Postage is included, or there is nothing to send. */
  ships_free?: true
}

const garment = ['front', 'back', 'left_sleeve', 'right_sleeve']
const adult = (lightest: number, step: number): Record<string, number> =>
  Object.fromEntries(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((size, place) => [size, lightest + place * step]))

export const blanks = {
  'classic-tee': {
    title: 'Classic Organic Tee', colours: ['Black', 'White', 'Navy', 'Heather Grey', 'Bottle Green', 'Burgundy', 'Sky Blue'],
    weights: adult(135, 16), print_methods: ['dtg', 'dtf', 'screen', 'embroidery'], placements: garment,
  },
  'heavy-tee': {
    title: 'Heavyweight Box Tee', colours: ['Black', 'Off White', 'Washed Stone', 'Clay'],
    weights: { S: 215, M: 235, L: 255, XL: 275, '2XL': 300 }, print_methods: ['screen', 'dtg', 'embroidery'], placements: garment,
  },
  'fitted-tee': {
    title: "Women's Fitted Tee", colours: ['Black', 'White', 'Dusty Rose', 'Sage'],
    weights: { XS: 115, S: 125, M: 135, L: 150, XL: 165 }, print_methods: ['dtg', 'dtf'], placements: garment,
  },
  'kids-tee': {
    title: "Kids' Organic Tee", colours: ['White', 'Sunflower', 'Royal Blue', 'Red'],
    weights: { '3-4': 80, '5-6': 90, '7-8': 100, '9-11': 115, '12-13': 130 }, print_methods: ['dtg'], placements: ['front', 'back'],
  },
  'long-sleeve': {
    title: 'Long Sleeve Tee', colours: ['Black', 'White', 'Forest'],
    weights: { S: 190, M: 205, L: 225, XL: 245, '2XL': 265 }, print_methods: ['dtg', 'screen'], placements: garment,
  },
  'polo': {
    title: 'Piqué Polo Shirt', colours: ['Black', 'White', 'Navy', 'Bottle Green'],
    weights: { S: 200, M: 220, L: 240, XL: 260, '2XL': 285 }, print_methods: ['embroidery'], placements: ['left_chest', 'right_chest', 'back'],
  },
  'hoodie': {
    title: 'Brushed Pullover Hoodie', colours: ['Black', 'Navy', 'Heather Grey', 'Forest', 'Lavender'],
    weights: adult(430, 35), print_methods: ['dtg', 'embroidery', 'screen'], placements: garment,
  },
  'sweatshirt': {
    title: 'Crew Neck Sweatshirt', colours: ['Black', 'Heather Grey', 'Ecru', 'Burgundy'],
    weights: { S: 350, M: 380, L: 410, XL: 440, '2XL': 475 }, print_methods: ['dtg', 'embroidery'], placements: garment,
  },
  'apron': {
    title: 'Canvas Bib Apron', colours: ['Charcoal', 'Natural', 'Olive'],
    weights: { '': 310 }, print_methods: ['embroidery', 'dtf'], placements: ['front', 'pocket'],
  },
  'socks': {
    title: 'Ribbed Crew Socks', colours: ['White', 'Black', 'Mustard'],
    weights: { '36-40': 55, '41-46': 65 }, print_methods: ['sublimation'], placements: ['cuff', 'foot'],
  },
  'cap': {
    title: 'Five Panel Cap', colours: ['Black', 'Navy', 'Stone', 'Rust'],
    weights: { '': 85 }, print_methods: ['embroidery'], placements: ['front', 'side'],
  },
  'beanie': {
    title: 'Cuffed Beanie', colours: ['Black', 'Charcoal', 'Teal', 'Oatmeal'],
    weights: { '': 75 }, print_methods: ['embroidery'], placements: ['cuff'],
  },
  'tote': {
    title: 'Heavy Canvas Tote', colours: ['Natural', 'Black', 'Navy'],
    weights: { '': 180 }, print_methods: ['screen', 'dtf'], placements: ['front', 'back'],
  },
  'mug': {
    title: 'Ceramic Mug', colours: ['White', 'Black', 'Speckled'],
    weights: { '11 oz': 340, '15 oz': 450 }, print_methods: ['sublimation'], placements: ['left', 'right'],
  },
  'bottle': {
    title: 'Insulated Steel Bottle', colours: ['Matt Black', 'Matt White', 'Steel'],
    weights: { '500 ml': 320, '750 ml': 410 }, print_methods: ['uv'], placements: ['body', 'lid'],
  },
  'poster': {
    title: 'Museum Paper Poster', colours: [],
    weights: { A4: 90, A3: 140, A2: 230 }, print_methods: ['uv'], placements: ['front'],
  },
  'notebook': {
    title: 'A5 Hardback Notebook', colours: ['Black', 'Kraft', 'Petrol'],
    weights: { '': 330 }, print_methods: ['uv', 'screen'], placements: ['cover', 'back'],
  },
  'stickers': {
    title: 'Vinyl Sticker Sheet', colours: [],
    weights: { A6: 12, A5: 20 }, print_methods: ['uv'], placements: ['sheet'],
  },
  'postcards': {
    title: 'Postcard Set, postage included', colours: [],
    weights: { '': 60 }, print_methods: ['uv'], placements: ['front', 'back'], ships_free: true,
  },
  'umbrella': {
    title: 'Festival Umbrella', colours: ['Black', 'Yellow'],
    weights: { '': 520 }, print_methods: ['dtf'], placements: ['panel'],
  },
  'ringer-tee': {
    title: 'Retro Ringer Tee (discontinued)', colours: ['White/Red', 'White/Navy'],
    weights: { S: 150, M: 165, L: 180 }, print_methods: ['dtg'], placements: ['front', 'back'], active: false,
  },
  'gift-card': {
    title: 'Gift Card', colours: [],
    weights: { '25': 0, '50': 0, '100': 0 }, print_methods: [], placements: [], virtual: true, ships_free: true,
  },
} satisfies Record<string, Blank>

export type BlankName = keyof typeof blanks

export const productId = (name: BlankName): string => uuidOf(`product ${name}`)

export const cdn = 'https://cdn.tradecounter.example'

/** Rows of catalog's products. */
export const productRows = Object.entries<Blank>(blanks).map(([name, blank]) => ({
  id: productId(name as BlankName),
  title: blank.title,
  thumbnail_url: blank.virtual ? null : `${cdn}/blanks/${name}.webp`,
  active: blank.active ?? true,
  virtual: blank.virtual ?? false,
  requires_shipping: !blank.ships_free,
}))
