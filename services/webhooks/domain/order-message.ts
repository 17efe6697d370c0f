/** What the orders service publishes on stream ORDERS for each event. The event's content is asked for when it is sent. */
import { limits } from '@tradecounter/kernel/limits'
import { isUuid } from '@tradecounter/kernel/ids'

export interface OrderMessage {
  /** The event's. */
  id: string
  type: string
  order_uuid: string
  account_id: string
  /** 1, 2, 3 … per order. */
  sequence: number
  /** Null when the order has no webhook. */
  webhook_url: string | null
}

const forms: Record<keyof OrderMessage, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && isUuid(value),
  type: (value) => typeof value === 'string' && /^order\.[a-z_]{1,60}$/.test(value),
  order_uuid: (value) => typeof value === 'string' && isUuid(value),
  account_id: (value) => typeof value === 'string' && isUuid(value),
  sequence: (value) => Number.isInteger(value) && Number(value) >= 1,
  webhook_url: (value) => value === null || (typeof value === 'string' && value.length <= limits.webhook_url && URL.canParse(value)),
}

/** Or the names of the fields that are not as they should be. */
export function readOrderMessage(payload: string): OrderMessage | { wrong: string[] } {
  const value = parsed(payload)
  if (!value) return { wrong: ['payload'] }
  const names = Object.keys(forms) as (keyof OrderMessage)[]
  const wrong = names.filter((name) => !forms[name](value[name]))
  return wrong.length > 0 ? { wrong } : Object.fromEntries(names.map((name) => [name, value[name]])) as unknown as OrderMessage
}

function parsed(payload: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(payload)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value as Record<string, unknown> : undefined
  } catch {
    return undefined
  }
}
