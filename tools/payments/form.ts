/** Reading Stripe's form-encoded parameters. */
import { invalidRequest } from './refusal.ts'

const metadataKey = /^metadata\[([^\]]{1,40})\]$/

/** Refuses parameters that are not in `known`; `metadata[…]` always is. */
export function onlyKnown(form: URLSearchParams, known: readonly string[]): void {
  for (const name of form.keys()) {
    if (!known.includes(name) && !metadataKey.test(name)) throw invalidRequest(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name })
  }
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => {
    const key = metadataKey.exec(name)?.[1]
    return key === undefined ? [] : [[key, value]]
  }))
}

export function required(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (!value) throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  return value
}

/** Minor units: 1 to eight digits. */
export function amountOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1) throw invalidRequest(`Invalid positive integer: ${text}`, { code: 'parameter_invalid_integer', param: 'amount' })
  if (Number(text) > 99_999_999) throw invalidRequest('Amount must be no more than 99999999', { code: 'amount_too_large', param: 'amount' })
  return Number(text)
}

export function flag(form: URLSearchParams, name: string): boolean {
  const value = form.get(name) ?? 'false'
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, { param: name })
  return value === 'true'
}
