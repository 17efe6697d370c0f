/** Examples for the OpenAPI document; a test validates each against its schema. */
import type { Account } from '../schemas/account.ts'
import type { Design, DesignSummary } from '../schemas/design.ts'
import type { Money } from '../schemas/money.ts'
import type { Shop, ShopCollection, ShopSummary } from '../schemas/shop.ts'

export const gbp = (amount: string): Money => ({ amount, currency: 'GBP' })

export const account: Account = {
  id: '01980000-0000-7000-8000-00000000a001',
  name: 'Harbour Coffee Roasters',
  slug: 'harbour-coffee',
  status: 'active',
  country: 'GB',
  currency: 'GBP',
  language: 'en-GB',
  timezone: 'Europe/London',
  website: 'https://harbour-coffee.example',
  created_at: '2026-01-12T09:30:00.000Z',
  payment_method_on_file: true,
  owner: { email: 'morgan@harbour-coffee.example', name: 'Morgan Reed' },
}

export const designSummary: DesignSummary = {
  id: 'hCr4TeeA',
  name: 'Roastery crew tee',
  status: 'active',
  product: {
    id: '01980000-0000-7000-8000-00000000b001',
    title: 'Organic cotton T-shirt',
    thumbnail_url: 'https://cdn.tradecounter.example/products/organic-tee.png',
  },
  colours: ['Black', 'Stone'],
  sizes: ['S', 'M', 'L'],
  retail_price: gbp('22.00'),
  currency: 'GBP',
  purchase_price: gbp('9.35'),
  purchase_tax: gbp('1.87'),
  thumbnail_url: 'https://cdn.tradecounter.example/designs/hCr4TeeA/front.png',
  delivery_type: 'delivery_and_pickup',
  created_at: '2026-02-03T14:05:00.000Z',
  updated_at: '2026-03-19T08:12:44.000Z',
}

export const design: Design = {
  ...designSummary,
  description: 'Chest print and a name on the back.',
  purchase_breakdown: { product_base: gbp('5.60'), extra_placement_fees: gbp('2.50'), print_method_premium: gbp('1.25') },
  quantity_tiers: [
    { min_quantity: 1, max_quantity: 23, price: gbp('5.60') },
    { min_quantity: 24, max_quantity: null, price: gbp('4.80') },
  ],
  stock_control_enabled: false,
  preorder_enabled: false,
  collections: [{ id: '01980000-0000-7000-8000-00000000c001', name: 'Staff wear' }],
  personalisation_zones: [{
    id: '01980000-0000-7000-8000-00000000d001',
    label: 'Name',
    placement: 'back',
    required: true,
    min_characters: 2,
    max_characters: 14,
    placeholder: 'MORGAN',
  }],
  variants: [{
    id: '01980000-0000-7000-8000-00000000e001',
    colour: 'Black',
    size: 'M',
    sku: 'HCR-TEE-BLK-M',
    active: true,
    purchase_price: gbp('9.35'),
    purchase_tax: gbp('1.87'),
    quantity: null,
    status: 'available',
  }],
  previews: {
    front: 'https://cdn.tradecounter.example/designs/hCr4TeeA/front.png',
    back: 'https://cdn.tradecounter.example/designs/hCr4TeeA/back.png',
  },
}

export const shopSummary: ShopSummary = {
  id: '01980000-0000-7000-8000-00000000f001',
  name: 'Harbour staff store',
  slug: 'harbour-staff',
  status: 'active',
  type: 'staff',
  published: true,
  url: 'https://harbour-staff.shops.example',
  logo_url: 'https://cdn.tradecounter.example/shops/harbour-staff/logo.png',
  banner_url: null,
  banner_text: 'Free for new starters',
  created_at: '2026-02-10T10:00:00.000Z',
  updated_at: '2026-03-01T16:20:00.000Z',
  resolved_colours: {
    primary_color: '#0b3d4f', secondary_color: '#f2c14e', header_text_color: '#ffffff', overlay_color: '#000000', overlay_opacity: 30,
  },
  colour_overrides: {
    primary_color: '#0b3d4f', secondary_color: null, header_text_color: null, overlay_color: null, overlay_opacity: null,
  },
  seo: { meta_title: 'Harbour staff store', meta_description: null },
  theme: {
    id: '01980000-0000-7000-8000-00000000f101',
    name: 'Quayside',
    slug: 'quayside',
    description: null,
    type: 'preset',
    colours: {
      primary_color: '#14213d', secondary_color: '#f2c14e', header_text_color: '#ffffff', overlay_color: '#000000', overlay_opacity: 30,
    },
  },
}

export const shop: Shop = {
  ...shopSummary,
  description: 'Kit for everyone behind the counter.',
  footer_text: null,
  custom_domains: [{
    id: '01980000-0000-7000-8000-00000000f201',
    domain: 'kit.harbour-coffee.example',
    canonical: true,
    status: 'active',
    verified_at: '2026-02-11T09:00:00.000Z',
    activated_at: '2026-02-11T09:04:00.000Z',
  }],
}

export const shopCollection: ShopCollection = {
  id: '01980000-0000-7000-8000-00000000c001', name: 'Staff wear', order: 1, active: true, design_count: 6,
}
