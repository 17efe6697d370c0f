/** What a data folder remembers from its first start on: passwords, keys and the gateway's port. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { textOf } from '../backends/kept-server.ts'
import { serviceNames } from './services.ts'
import type { Secrets, ServiceName } from './services.ts'
import { writeAtomically } from './write-atomically.ts'

export interface State {
  secrets: Secrets
  /** Of each service's database role. */
  passwords: Record<ServiceName, string>
  gateway_port?: number
}

const random = (): string => randomBytes(24).toString('base64url')

const fileIn = (data: string): string => join(data, 'state.json')

export function readState(data: string): State {
  const text = textOf(fileIn(data))
  if (text) return JSON.parse(text) as State
  const state = {
    secrets: { cursor_key: random(), sealing_key: randomBytes(32).toString('base64'), payments_secret_key: `sk_test_${randomBytes(24).toString('hex')}` },
    passwords: Object.fromEntries(serviceNames.map((name) => [name, random()])) as Record<ServiceName, string>,
  }
  writeState(data, state)
  return state
}

export const writeState = (data: string, state: State): void => writeAtomically(fileIn(data), state)
