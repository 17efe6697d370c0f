import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a webhook is genuine and fresh.
 * body: the raw request body, a Buffer; header: the value of Service-Signature.
 */
export function verify(body, header, secret, now = Date.now() / 1000, tolerance = 300) {
  const parts = header.split(',').map((part) => part.split('='))
  const t = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(t) || Math.abs(now - Number(t)) > tolerance) return false
  const expected = Buffer.from(createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex'))
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
