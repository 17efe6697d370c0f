/** The two files that tell of a running stack: the public one (DESIGN "The two commands"), and stack.json in its data folder with all that the tools need. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from './paths.ts'
import type { ServiceName } from './services.ts'
import { writeAtomically } from './write-atomically.ts'

/** What `--json FILE` holds. */
export interface StackFile {
  base_url: string
  gateway_urls: string[]
  /** Null until sign-in exists. */
  auth_url: string | null
  credentials: Record<string, string>
  account_signing_secret: string
  database_urls: Record<ServiceName, string>
  nats_url: string
  pids: Record<ServiceName, number[]> & { postgres: number, nats: number }
  payments_url: string
}

/** What stack.json holds. */
export interface RunningStack extends StackFile {
  data: string
  logs: string
  /** Identity of the launcher's process (lock.mjs). */
  launcher: string
  payments_pid: number
  /** A grpc-js target for each service. */
  grpc: Record<ServiceName, string>
  /** Where traces are; null when none are kept. */
  collector_url: string | null
}

const internalFile = (data: string): string => join(data, 'stack.json')

const entryOf = (data: string): string => join(registry, createHash('sha256').update(data).digest('hex').slice(0, 16))

export function writeStackFiles(running: RunningStack, json_file: string | undefined): void {
  writeAtomically(internalFile(running.data), running)
  mkdirSync(registry, { recursive: true })
  writeFileSync(entryOf(running.data), internalFile(running.data))
  if (json_file) writeAtomically(json_file, publicPart(running))
}

/** A file left from before would tell of something that does not run. */
export function removeStackFiles(data: string, json_file: string | undefined): void {
  for (const file of [internalFile(data), entryOf(data), ...(json_file ? [json_file] : [])]) rmSync(file, { force: true })
}

function publicPart(running: RunningStack): StackFile {
  const { base_url, gateway_urls, auth_url, credentials, account_signing_secret, database_urls, nats_url, pids, payments_url } = running
  return { base_url, gateway_urls, auth_url, credentials, account_signing_secret, database_urls, nats_url, pids, payments_url }
}
