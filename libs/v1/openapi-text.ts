/** The prose of the OpenAPI document. */
import { limits } from '@tradecounter/kernel/limits'
import { messages } from '@tradecounter/kernel/messages'

/** The table of messages, with letters where a message has values. */
export const messageTexts: readonly string[] = Object.values(messages)
  .map((message) => {
    if (typeof message === 'string') return message
    return message === messages.oneOf ? messages.oneOf(['a', 'b']) : (message as (value: string) => string)('N')
  })

const messageList = messageTexts.map((message) => `- \`${message}\``).join('\n')

export const about = {
  title: 'Tradecounter',
  version: '1.0.0',
  summary: 'Buy stock at production cost from your own systems.',
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  description: `A business account reads its designs, shops and profile, quotes and places account orders, follows their fulfilment, and receives webhooks.

## Conventions
- Requests and responses are JSON; errors are \`application/problem+json\` (RFC 9457). One resource is wrapped as \`{ "data": … }\`, a list as \`{ "data": […], "page": … }\`.
- Money is a decimal string with its currency, never a JSON number. Timestamps are ISO 8601 in UTC.
- Resources of other accounts are invisible: they answer 404 like those that do not exist.
- Every response carries \`X-Request-Id\` and the rate-limit headers: 600 reads and 120 writes a minute for each credential, 60 requests a minute for each address without one.
- Unknown fields in a body are ignored and named in the response header \`Service-Ignored-Fields\`. A wrong method is a 405 with \`Allow\`; HEAD is GET without the body.
- Bodies are UTF-8 JSON of at most 1 MiB and 64 levels; a key twice in one object is refused. An order has at most ${limits.lines_per_order} lines of at most ${limits.units_per_line} units.

## Field errors
A 422 names everything that is wrong at once, each message at the dotted path of its field. The messages:

${messageList}`,
} as const

/** SPEC "Delivery", "Signature" and "Retries and ordering". */
export const webhookText = 'Sent to the `webhook_url` of orders that have one. Check `Service-Signature` over the raw body before reading it, and answer any 2xx '
  + 'within 10 seconds; anything else is tried again, 8 times in all over about three days. The same event can come more than once: de-duplicate on `id`. '
  + '`data.order` is the order as it is at the moment of sending.'

export const tags = [
  { name: 'Account', description: 'The account profile.' },
  { name: 'Designs', description: 'Designs, their variants, prices and stock.' },
  { name: 'Orders', description: 'Quoting, placing, following and cancelling orders.' },
  { name: 'Shipping', description: 'What sending costs.' },
  { name: 'Shops', description: "The account's shops." },
  { name: 'Interface', description: 'The description of this interface, for machines.' },
  {
    name: 'Webhooks',
    description: "Events, posted to an order's `webhook_url`: at least once, signed, retried for about three days. First attempts come in order; "
      + 'after retries the order of arrival may differ, and `data.order.status` is the source of truth.',
  },
] as const
