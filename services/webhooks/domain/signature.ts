/** SPEC "Signature", DECISIONS H4. */
import { createHmac } from 'node:crypto'

/** `t=<unix seconds>,v1=<hex>`, one `v1` for each secret in their order: the newest first. */
export function signatureOf(body: Uint8Array, secrets: readonly string[], now: Date): string {
  const t = Math.floor(now.getTime() / 1_000)
  return [`t=${t}`, ...secrets.map((secret) => `v1=${createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')}`)].join(',')
}
