/**
 * What SPEC.md and DECISIONS.md promise, row by row, and how a test says that it proves one: by the row's name in its title, such as (W18), or, for
 * SPEC.md's numbered rules, by the file and the rule's number. A row that belongs to a part that is still to come is not here.
 */

export interface Promised {
  id: string
  /** In a few words of our own. */
  says: string
  /** Which tests prove it. */
  file?: RegExp
  title?: RegExp
}

const e2e = (number: string): RegExp => new RegExp(`e2e/${number}-`)

/** SPEC "Endpoint table": a suite each. */
const endpoints: Promised[] = [
  ['GET /v1/account', '01'], ['GET /v1/designs', '02'], ['GET /v1/designs/{id}', '03'], ['GET /v1/orders', '04'], ['POST /v1/orders', '05'],
  ['POST /v1/orders/quote', '06'], ['GET /v1/orders/{id}', '07'], ['POST /v1/orders/{id}/cancel', '08'], ['GET /v1/orders/{id}/events', '09'],
  ['GET /v1/orders/{id}/shipments', '10'], ['POST /v1/shipping/estimate', '11'], ['GET /v1/shops', '12'], ['GET /v1/shops/{id}', '13'],
  ['GET /v1/shops/{id}/collections', '14'], ['GET /v1/shops/{id}/designs', '15'], ['GET /v1/openapi.json', '16'],
].map(([id = '', number = '']) => ({ id, says: 'the endpoint, its fields and its statuses', file: e2e(number) }))

const numbered = (name: string, file: RegExp, says: string[]): Promised[] =>
  says.map((words, index) => ({ id: `${name} ${index + 1}`, says: words, file, title: new RegExp(`\\brules? (\\d, )*${index + 1}\\b`) }))

const rules: Promised[] = [
  ...numbered('Order rule', /e2e\/0[456789]-|e2e\/25-/, [
    'at least one line; design and quantity', 'only active, priced designs; exactly one variant', 'minimum quantities', 'tiers over the whole order', 'delivery needs an address',
    'default card, after credit', 'webhook_url https and public', 'webhook_secret or the account secret', 'metadata echoed', 'customer returned', 'pending; short reference',
  ]),
  ...numbered('Personalisation rule', /e2e\//, [
    'one entry a zone', 'a line of its own a text', 'required zones and lengths', 'empty zones are not printed or charged', 'echoed everywhere', '422 with the path',
  ]),
  ...numbered('Estimate rule', e2e('11'), ['only the country is required', 'every method, or the one asked for', 'what does not ship', 'priced as an order']),
]

const rows = (names: [string, string][]): Promised[] =>
  names.map(([id, says]) => ({ id, says, title: new RegExp(`\\b${id}\\b`) }))

/** DECISIONS.md's rows. */
const decisions = rows([
  ['W1', 'bad list parameters are 422'], ['W2', 'order of lists; cursors bound'], ['W3', 'page.total'], ['W4', 'malformed id is the same 404; scope first'],
  ['W5', 'parser and route errors are problems'], ['W6', 'X-Request-Id'], ['W7', 'type URLs resolve'], ['W8', 'limits of an order'], ['W9', 'one table of messages'],
  ['W10', 'length of personalisation text'], ['W11', 'openapi.json'], ['W12', 'unknown fields are reported'], ['W13', 'read-only data'], ['W14', 'everything wrong at once'],
  ['W15', 'bodies and media types'], ['W16', 'routing before authentication'], ['W17', 'paths of errors'], ['W18', 'logs resume'], ['W19', 'Service-Ignored-Fields'],
  ['W20', 'exactly these fields'],
  ['I1', 'replay while in progress'], ['I2', 'what a key binds'], ['I3', 'what is stored and replayed'], ['I4', 'the same attempt resumes'], ['I5', 'malformed keys'], ['I6', 'key on cancel'],
  ['R1', 'buckets'], ['R2', 'windows and headers'], ['R3', 'unauthenticated, by address'], ['R4', 'several replicas'], ['R5', 'what counts where'],
  ['C1', 'form of credentials'], ['C2', 'scopes of a key'], ['C3', 'expiry and revocation'], ['C4', 'challenges'], ['C5', 'account status'], ['T1', 'sandbox orders'],
  ['O1', 'data.event'], ['O2', 'events without a webhook_url'], ['O3', 'cancel of a cancelled order'], ['O4', 'source'], ['O5', 'external_reference may repeat'], ['O6', 'drafts are invisible'],
  ['O7', 'charged once'], ['O8', 'stock is reserved atomically'], ['O9', 'minimums and tiers over the order'], ['O10', 'price guard'], ['O11', 'a quote needs no card'],
  ['O12', 'unpriced designs in an estimate'], ['O13', 'empty personalisation'], ['O14', 'more than the shelf'], ['O15', 'delivery_type binds'], ['O16', 'totals'],
  ['O17', 'sequence and previous_status'], ['O18', 'malformed price guard'],
  ['H1', 'retry schedule'], ['H2', 'order of deliveries'], ['H3', 'body of a retry'], ['H4', 'rotation of the secret'], ['H5', 'the receiver\'s time'], ['H6', 'which URLs'],
  ['H7', 'dead deliveries'], ['H8', 'fairness'],
])

export const promises: Promised[] = [...endpoints, ...rules, ...decisions]
