/** Credentials and secrets (DECISIONS C1): `<prefix>_` + 32 base62 characters + 6 of checksum, so that a typo is refused without a look-up. */
import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { RandomBytes } from './ids.ts'

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const prefixes = { api_key: 'tck', access_token: 'tca', refresh_token: 'tcr', signing_secret: 'tcs' } as const

const form = /^(tc[kar])_[0-9A-Za-z]{38}$/

function checksum(text: string): string {
  let left = crc32(text)
  let out = ''
  for (let place = 0; place < 6; place++) {
    out = base62.charAt(left % 62) + out
    left = Math.floor(left / 62)
  }
  return out
}

export function makeToken(kind: keyof typeof prefixes, random: RandomBytes): string {
  let text = ''
  // 248 is the largest multiple of 62 in a byte: what is above it would favour the first characters.
  while (text.length < 32) for (const byte of random(40)) if (byte < 248 && text.length < 32) text += base62.charAt(byte % 62)
  const start = `${prefixes[kind]}_${text}`
  return start + checksum(start)
}

/** Whether a text can be a credential at all: its form and checksum hold. */
export const isWellFormedToken = (token: string): boolean => form.test(token) && checksum(token.slice(0, -6)) === token.slice(-6)

export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest()
