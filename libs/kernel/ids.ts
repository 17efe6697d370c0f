/** Identifiers (SPEC "Identifiers"). Time and randomness are passed in. */

/** `count` random bytes. */
export type RandomBytes = (count: number) => Uint8Array

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** A UUIDv7: 48 bits of Unix milliseconds, then randomness; sorts by the time it was made. */
export function uuidv7(now: Date, random: RandomBytes): string {
  const bytes = new Uint8Array(16)
  bytes.set(random(10), 6)
  let left = now.getTime()
  for (let place = 5; place >= 0; place--) {
    bytes[place] = left % 256
    left = Math.floor(left / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const text = hex(bytes)
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => uuidForm.test(text)

/** Without 0, 1, I and O, which are read for each other. */
const referenceAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const referenceForm = /^[A-Z0-9]{8}-[A-Z0-9]{4}$/

/** An order's short reference, XXXXXXXX-XXXX: 60 bits of randomness. */
export function orderReference(random: RandomBytes): string {
  const text = Array.from(random(12), (byte) => referenceAlphabet[byte % 32]).join('')
  return `${text.slice(0, 8)}-${text.slice(8)}`
}

export const isOrderReference = (text: string): boolean => referenceForm.test(text)

const designForm = /^[A-Za-z0-9_-]{8}$/

/** A design's public short id: 8 characters. */
export const isDesignId = (text: string): boolean => designForm.test(text)
