/**
 * The orders of the demo world: what was ordered and what has happened since. order-rows.ts prices them and walks them through the state machine.
 *
 * How they were paid: `bank transfer` takes nothing through the service and so gives nothing back, which is why every order that can still be
 * cancelled is paid so; `credit` is account credit that was granted for it, and a rejection returns it. None was paid by card: the payment
 * provider, which starts empty, would not know the charge.
 */
import type { Trigger } from '../../services/orders/domain/transitions.ts'
import type { AccountName } from './accounts.ts'

export interface DemoLine {
  design: string
  colour?: string
  size?: string
  quantity: number
  /** Zone label to text. */
  personalisation?: Record<string, string>
  /** Units that the shelf could not give. */
  preordered?: number
}

export interface DemoAddress {
  line1: string
  line2?: string
  city: string
  postcode: string
  country: string
  company?: string
  state?: string
}

export interface DemoCustomer {
  first_name: string
  last_name: string
  email: string
  phone?: string
  company?: string
}

export interface StepDetails {
  supplier?: string
  carrier?: string
  tracking_number?: string
  /** Places of lines, with units to ship; all that are left when absent. */
  units?: Record<number, number>
  /** Places of lines that are ready or collected; all that are left when absent. */
  lines?: number[]
  reason?: string
  by?: 'account' | 'operator'
  code?: string
  summary?: string
  resolution?: string
  automatic?: true
}

/** What happened, how many hours after the order was placed, and its details. */
export type DemoStep = [Trigger, number, StepDetails?]

export interface DemoOrder {
  /** What its ids are made of. */
  name: string
  source: 'web' | 'mcp' | 'api' | 'shopify'
  placed: string
  paid: 'bank transfer' | 'credit'
  lines: DemoLine[]
  customer?: DemoCustomer
  to: DemoAddress | 'pickup'
  express?: true
  external_reference?: string
  /** JSON text, as it was sent. */
  metadata?: string
  quiet?: 'business' | 'customer'
  webhook?: { url: string, secret: string }
  then?: DemoStep[]
}

const leeds = 'Printworks Leeds'
const altona = 'Textildruck Altona'

const ferry_office: DemoAddress = { line1: 'Ferry Office, Pier 2', city: 'Whitby', postcode: 'YO21 3PU', country: 'GB', company: 'Harbour & Vale' }
const gallery: DemoAddress = { line1: '18 Sandgate', line2: 'Rear entrance', city: 'Whitby', postcode: 'YO22 4DB', country: 'GB' }
const boathouse: DemoAddress = { line1: 'The Boathouse', city: 'Durham', postcode: 'DH1 3AF', country: 'GB', company: 'Elvet Boat Club' }
const portland: DemoAddress = { line1: '411 Commercial Street', city: 'Portland', postcode: '04101', country: 'US', state: 'ME' }
const galway: DemoAddress = { line1: '7 Quay Lane', city: 'Galway', postcode: 'H91 T8NR', country: 'IE' }
const hamburg: DemoAddress = { line1: 'Am Sandtorkai 31', city: 'Hamburg', postcode: '20457', country: 'DE', company: 'Kontor Elbe GmbH' }
const vienna: DemoAddress = { line1: 'Neubaugasse 12', line2: 'Top 4', city: 'Wien', postcode: '1070', country: 'AT' }

const rowena: DemoCustomer = { first_name: 'Rowena', last_name: 'Blyth', email: 'rowena.blyth@mail.example', phone: '+44 1632 960210' }
const emeka: DemoCustomer = { first_name: 'Emeka', last_name: 'Okafor', email: 'emeka@elvetboatclub.example', company: 'Elvet Boat Club' }
const harriet: DemoCustomer = { first_name: 'Harriet', last_name: 'Lindqvist', email: 'harriet.l@mail.example' }
const lukas: DemoCustomer = { first_name: 'Lukas', last_name: 'Steinmetz', email: 'lukas.steinmetz@post.example', phone: '+49 30 5550112' }

const harbourAndVale: DemoOrder[] = [
  {
    name: 'spring shop stock', source: 'web', placed: '2026-04-07T08:41:12.000Z', paid: 'bank transfer', to: ferry_office, external_reference: 'PO-2026-041',
    lines: [
      { design: 'Lantern Quay Tee', colour: 'Navy', size: 'M', quantity: 30 },
      { design: 'Lantern Quay Tee', colour: 'Navy', size: 'L', quantity: 25 },
      { design: 'Harbour Café Mug', colour: 'White', size: '11 oz', quantity: 24 },
    ],
    then: [
      ['approve', 3], ['send_to_production', 20, { supplier: leeds }], ['ship', 68, { supplier: leeds, carrier: 'Northern Parcels', tracking_number: 'NP440021873GB' }],
      ['deliver', 95], ['complete', 168],
    ],
  },
  {
    name: 'wholesale trial', source: 'api', placed: '2026-04-21T13:05:40.250Z', paid: 'credit', to: gallery, customer: rowena, external_reference: 'erp-88120',
    metadata: '{"warehouse": "north", "cost_centre": 4100}', webhook: { url: 'https://hooks.harbourandvale.example/orders', secret: 'demo-only-order-secret' },
    lines: [{ design: 'Breakwater Hoodie', colour: 'Black', size: 'L', quantity: 12 }, { design: 'North Sea Beanie', colour: 'Black', quantity: 20 }],
    then: [
      ['approve', 1], ['send_to_production', 18, { supplier: leeds }], ['ship', 60, { supplier: leeds, carrier: 'Northern Parcels', tracking_number: 'NP440038110GB' }],
      ['deliver', 84], ['complete', 420, { automatic: true }],
    ],
  },
  {
    name: 'open day shirts', source: 'web', placed: '2026-05-04T10:20:00.000Z', paid: 'bank transfer', to: 'pickup',
    lines: [{ design: 'Open Day Staff Tee', colour: 'Bottle Green', size: 'M', quantity: 8 }, { design: 'Workshop Apron', colour: 'Olive', quantity: 4 }],
    then: [['approve', 2], ['send_to_production', 22, { supplier: leeds }], ['ready_for_collection', 70], ['collect', 94, { lines: [1] }], ['collect', 99]],
  },
  {
    name: 'maine bookshop', source: 'shopify', placed: '2026-05-19T17:58:03.000Z', paid: 'bank transfer', to: portland, express: true, customer: harriet, quiet: 'customer',
    external_reference: '#1042',
    lines: [{ design: 'Harbour Map Poster', size: 'A2', quantity: 15 }, { design: "Harbourmaster's Notebook", colour: 'Petrol', quantity: 25 }],
    then: [
      ['approve', 4], ['send_to_production', 21, { supplier: leeds }], ['ship', 45, { supplier: leeds, carrier: 'Meridian Air', tracking_number: 'MA20260521US' }],
      ['deliver', 112], ['complete', 200],
    ],
  },
  {
    name: 'two parcels', source: 'api', placed: '2026-07-02T09:15:27.000Z', paid: 'credit', to: boathouse, customer: emeka, external_reference: 'erp-90377',
    lines: [
      { design: 'Regatta Team Jersey', colour: 'White', size: 'L', quantity: 1, personalisation: { 'Name on the back': 'OKAFOR', 'Number': '7' } },
      { design: 'Regatta Team Jersey', colour: 'White', size: 'M', quantity: 1, personalisation: { 'Name on the back': 'ADEYEMI' } },
      { design: 'Long Haul Bottle', colour: 'Steel', size: '500 ml', quantity: 9 },
    ],
    then: [
      ['approve', 2], ['send_to_production', 19, { supplier: leeds }],
      ['ship', 50, { supplier: leeds, carrier: 'Northern Parcels', tracking_number: 'NP451002236GB', units: { 0: 1, 1: 1, 2: 4 } }],
      ['ship', 74, { supplier: leeds, carrier: 'Northern Parcels', tracking_number: 'NP451002311GB' }], ['deliver', 77],
    ],
  },
  {
    name: 'galway summer market', source: 'shopify', placed: '2026-07-16T11:33:00.000Z', paid: 'bank transfer', to: galway, external_reference: '#1107',
    lines: [{ design: 'Fish Market Tote', colour: 'Natural', quantity: 40 }, { design: 'Sea Glass Sticker Sheet', size: 'A6', quantity: 150 }],
    then: [['approve', 5], ['send_to_production', 26, { supplier: leeds }], ['ship', 71, { supplier: leeds, carrier: 'Northern Parcels' }]],
  },
  {
    name: 'counter collection', source: 'web', placed: '2026-08-03T14:02:45.000Z', paid: 'bank transfer', to: 'pickup', customer: rowena,
    lines: [
      { design: 'Enamel Blue Mug', colour: 'White', size: '11 oz', quantity: 6 }, { design: 'Fish Market Tote', colour: 'Black', quantity: 6 },
      { design: 'Workshop Apron', colour: 'Charcoal', quantity: 2 },
    ],
    then: [['approve', 3], ['send_to_production', 24, { supplier: leeds }], ['ready_for_collection', 66, { lines: [0, 1] }], ['collect', 90, { lines: [1] }]],
  },
  {
    name: 'anniversary aprons', source: 'api', placed: '2026-08-18T07:49:10.500Z', paid: 'credit', to: gallery, external_reference: 'erp-91544', metadata: '{"gift":true,"ratio":1.50}',
    lines: [
      { design: 'Monogram Apron', colour: 'Natural', quantity: 1, personalisation: { 'Initials': 'RB', 'Gift note': 'Ten years at the stove. Thank you.' } },
      { design: 'Monogram Apron', colour: 'Charcoal', quantity: 1, personalisation: { Initials: 'EO' } },
    ],
    then: [['approve', 6], ['send_to_production', 30, { supplier: leeds }]],
  },
  {
    name: 'late dye lot', source: 'mcp', placed: '2026-08-20T16:11:00.000Z', paid: 'credit', to: ferry_office,
    lines: [{ design: 'Slipway Box Tee', colour: 'Clay', size: 'M', quantity: 60 }],
    then: [['approve', 2], ['send_to_production', 21, { supplier: leeds }], ['open_issue', 46, { code: 'stock_shortage', summary: 'Clay in M is two weeks late at the mill' }]],
  },
  {
    name: 'novice squad', source: 'mcp', placed: '2026-09-01T12:30:00.000Z', paid: 'bank transfer', to: boathouse, customer: emeka, quiet: 'business',
    lines: [
      { design: 'Regatta Team Jersey', colour: 'Navy', size: 'S', quantity: 1, personalisation: { 'Name on the back': 'BLYTH', 'Number': '12' } },
      { design: 'Regatta Team Jersey', colour: 'Navy', size: 'M', quantity: 4 },
      { design: 'Skipper Cap', colour: 'Rust', quantity: 1, personalisation: { Boat: 'Kittiwake' } },
    ],
    then: [['approve', 4]],
  },
  {
    name: 'blurred artwork', source: 'web', placed: '2026-09-03T09:05:30.000Z', paid: 'bank transfer', to: gallery,
    lines: [{ design: 'Storm Warning Poster', size: 'A2', quantity: 30 }],
    then: [['approve', 2], ['open_issue', 5, { code: 'artwork_resolution', summary: 'The artwork is too small for A2' }]],
  },
  {
    name: 'address mended', source: 'api', placed: '2026-09-04T15:44:18.000Z', paid: 'bank transfer', to: boathouse, external_reference: 'erp-92001',
    lines: [{ design: 'Deckhand Socks', colour: 'Black', size: '41-46', quantity: 20 }],
    then: [
      ['open_issue', 1, { code: 'address_incomplete', summary: 'The house number is missing' }],
      ['close_issue', 4, { resolution: 'The customer named the boathouse' }], ['approve', 5],
    ],
  },
  {
    name: 'autumn hoodies', source: 'web', placed: '2026-09-08T08:00:00.000Z', paid: 'bank transfer', to: ferry_office, external_reference: 'PO-2026-077',
    lines: [{ design: 'Fog Bell Hoodie', colour: 'Forest', size: 'M', quantity: 18, preordered: 18 }, { design: 'Signal Flag Hoodie', colour: 'Navy', size: 'M', quantity: 5, preordered: 2 }],
    then: [['approve', 3]],
  },
  // Placed at the very same moment.
  {
    name: 'first of a pair', source: 'web', placed: '2026-09-14T10:10:10.100Z', paid: 'bank transfer', to: gallery, customer: rowena,
    lines: [{ design: 'Name-Day Mug', colour: 'White', size: '11 oz', quantity: 1, personalisation: { Name: 'Dele' } }],
  },
  {
    name: 'second of a pair', source: 'mcp', placed: '2026-09-14T10:10:10.100Z', paid: 'bank transfer', to: 'pickup',
    lines: [{ design: 'Chandlery Tote', colour: 'Natural', quantity: 12 }],
  },
  {
    name: 'checkout of this morning', source: 'shopify', placed: '2026-09-15T07:22:59.000Z', paid: 'bank transfer', to: galway, express: true, customer: harriet, external_reference: '#1188',
    lines: [{ design: 'Sea Pink Fitted Tee', colour: 'Dusty Rose', size: 'S', quantity: 3 }, { design: 'Six Piers Postcards', quantity: 10 }],
  },
  {
    name: 'changed our mind', source: 'api', placed: '2026-06-11T19:27:00.000Z', paid: 'bank transfer', to: ferry_office, external_reference: 'erp-89410',
    lines: [{ design: 'Harbour Café Mug', colour: 'Speckled', size: '11 oz', quantity: 36 }],
    then: [['cancel', 1, { by: 'account' }]],
  },
  {
    name: 'mill closed', source: 'web', placed: '2026-06-15T09:00:00.000Z', paid: 'bank transfer', to: gallery,
    lines: [{ design: 'Compass Bottle', colour: 'Matt Black', size: '750 ml', quantity: 50 }],
    then: [['approve', 2], ['cancel', 28, { by: 'operator', reason: 'The supplier cannot make it before August' }]],
  },
  {
    name: 'borrowed logo', source: 'shopify', placed: '2026-06-22T12:12:12.000Z', paid: 'bank transfer', to: portland, external_reference: '#1079',
    lines: [{ design: 'Crew Tee 2026', colour: 'Black', size: 'XL', quantity: 10 }],
    then: [['reject', 6, { reason: 'The artwork shows a trade mark of somebody else' }]],
  },
]

const kontorElbe: DemoOrder[] = [
  {
    name: 'lager fruehjahr', source: 'web', placed: '2026-04-28T07:30:00.000Z', paid: 'bank transfer', to: hamburg, external_reference: 'B-2026-118',
    lines: [{ design: 'Speicherstadt Tee', colour: 'Navy', size: 'L', quantity: 50 }, { design: 'Landungsbrücken Mug', colour: 'White', size: '11 oz', quantity: 36 }],
    then: [
      ['approve', 2], ['send_to_production', 20, { supplier: altona }], ['ship', 66, { supplier: altona, carrier: 'Hanse Paket', tracking_number: 'HP77100421' }],
      ['deliver', 90], ['complete', 190],
    ],
  },
  {
    name: 'wien', source: 'api', placed: '2026-07-09T18:21:05.000Z', paid: 'credit', to: vienna, customer: lukas, express: true,
    lines: [{ design: 'Elbstrand Hoodie', colour: 'Navy', size: 'M', quantity: 2 }, { design: 'Hafengeburtstag Poster', size: 'A3', quantity: 1 }],
    then: [['approve', 1], ['send_to_production', 16, { supplier: altona }], ['ship', 40, { supplier: altona, carrier: 'Hanse Paket', tracking_number: 'HP77183390' }]],
  },
  {
    name: 'mannschaft', source: 'mcp', placed: '2026-08-12T06:55:00.000Z', paid: 'credit', to: hamburg,
    lines: [
      { design: 'Kapitän Mütze', colour: 'Teal', quantity: 1, personalisation: { Schiffsname: 'Rickmer' } },
      { design: 'Kapitän Mütze', colour: 'Black', quantity: 6 },
    ],
    then: [['approve', 3], ['send_to_production', 27, { supplier: altona }]],
  },
  {
    name: 'socken', source: 'shopify', placed: '2026-09-02T20:14:00.000Z', paid: 'bank transfer', to: hamburg, customer: lukas, external_reference: '#2201',
    lines: [{ design: 'Kontor Socken', colour: 'Black', size: '36-40', quantity: 30 }],
    then: [['approve', 12]],
  },
  {
    name: 'sturmflut', source: 'web', placed: '2026-09-07T09:45:00.000Z', paid: 'bank transfer', to: hamburg,
    lines: [{ design: 'Sturmflut Cap', colour: 'Rust', quantity: 15, preordered: 15 }],
    then: [['approve', 2]],
  },
  {
    name: 'taschen', source: 'api', placed: '2026-09-13T11:00:00.000Z', paid: 'bank transfer', to: 'pickup', metadata: '{"filiale":"Altona"}',
    lines: [{ design: 'Franzbrötchen Tote', colour: 'Natural', quantity: 10 }],
  },
  {
    name: 'storniert', source: 'api', placed: '2026-06-03T15:00:00.000Z', paid: 'bank transfer', to: vienna,
    lines: [{ design: 'Fischbrötchen Tee', colour: 'White', size: 'S', quantity: 4 }],
    then: [['approve', 1], ['cancel', 2, { by: 'account' }]],
  },
  {
    name: 'abgelehnt', source: 'web', placed: '2026-06-08T08:08:00.000Z', paid: 'bank transfer', to: hamburg,
    lines: [{ design: 'Hafengeburtstag Poster', size: 'A4', quantity: 100 }],
    then: [['reject', 9, { reason: 'The picture may not be printed' }]],
  },
]

export const orders: Partial<Record<AccountName, DemoOrder[]>> = { 'harbour-and-vale': harbourAndVale, 'kontor-elbe': kontorElbe }
