/** Secrets at rest: AES-256-GCM, the nonce before the ciphertext and its tag. */
import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { RandomBytes } from '@tradecounter/kernel/ids'

export function seal(secret: string, key: Buffer, random: RandomBytes): Buffer {
  const nonce = random(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** Throws when the bytes were not sealed with this key. */
export function unseal(sealed: Buffer, key: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}
