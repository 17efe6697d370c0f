/**
 * Ids of the demo world: made from names by SHA-256, so that they are the same each time and everywhere.
 * A name says what it names: `account harbour-and-vale`, `variant <design id> Black M`.
 */
import { createHash } from 'node:crypto'
import { orderReference } from '@tradecounter/kernel/ids'
import type { RandomBytes } from '@tradecounter/kernel/ids'

const digest = (name: string): Buffer => createHash('sha256').update(`tradecounter demo ${name}`).digest()

/** A UUIDv8: the bits are ours. */
export function uuidOf(name: string): string {
  const bytes = digest(name)
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const text = bytes.toString('hex')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20, 32)}`
}

/** Bytes that look random and are always the same. */
export function randomOf(name: string): RandomBytes {
  let block = 0
  return (count) => {
    const blocks: Buffer[] = []
    while (blocks.length * 32 < count) blocks.push(digest(`${name} ${block++}`))
    return Buffer.concat(blocks).subarray(0, count)
  }
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** A design's public id: four letters to recognise it by, four of its own. */
export function designIdOf(account: string, name: string): string {
  const letters = name.replaceAll(/[^A-Za-z]/g, '').slice(0, 4).padEnd(4, 'x')
  return letters + Array.from(digest(`design ${account} ${name}`).subarray(0, 4), (byte) => alphabet[byte % alphabet.length]).join('')
}

export const referenceOf = (name: string): string => orderReference(randomOf(`order ${name}`))
