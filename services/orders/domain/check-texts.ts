import { invalid } from '@tradecounter/kernel/failure'
import type { FieldErrors } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'

/** What the operator may write, in characters. */
const most = { reason: 1000, supplier: 120, carrier: 120, tracking_number: 120, tracking_url: 2048, code: 60, summary: 1000, resolution: 1000 } as const

export type OperatorText = keyof typeof most

/** Throws Failure naming every text that is too long, and every required one that is empty. */
export function checkTexts(texts: Partial<Record<OperatorText, string | undefined>>, required: OperatorText[] = []): void {
  const errors: FieldErrors = {}
  for (const [name, text] of Object.entries(texts) as [OperatorText, string | undefined][]) {
    if (text !== undefined && [...text].length > most[name]) errors[name] = [messages.atMostCharacters(most[name])]
  }
  for (const name of required) if (!texts[name]?.trim()) errors[name] = [messages.required]
  if (texts.tracking_url && !/^https:\/\//.test(texts.tracking_url)) errors.tracking_url = [messages.httpsUrl]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
