/** Reading a service's environment: only each service's config.ts calls these. Every refusal names the variable. */

export type Env = Readonly<Record<string, string | undefined>>

export function text(env: Env, name: string, fallback?: string): string {
  const value = env[name] || fallback
  if (value === undefined) throw new Error(`${name} must be set`)
  return value
}

export const optionalText = (env: Env, name: string): string | undefined => env[name] || undefined

export function integer(env: Env, name: string, fallback: number): number {
  const value = env[name] || String(fallback)
  if (!/^\d{1,9}$/.test(value)) throw new Error(`${name} must be a whole number, not ${value}`)
  return Number(value)
}

export function list(env: Env, name: string): string[] {
  return (env[name] ?? '').split(',').map((part) => part.trim()).filter(Boolean)
}

/** 32 bytes in base64, for AES-256. */
export function key(env: Env, name: string): Buffer {
  const bytes = Buffer.from(text(env, name), 'base64')
  if (bytes.length !== 32) throw new Error(`${name} must be 32 bytes in base64`)
  return bytes
}
