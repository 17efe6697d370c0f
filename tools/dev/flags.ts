/** The flags of `npm start --` (DESIGN "The two commands"). */
import { parseArgs } from 'node:util'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { defaultData } from './paths.ts'
import { isServiceName, serviceNames } from './services.ts'
import type { ServiceName } from './services.ts'

export interface Flags {
  help: boolean
  demo: boolean
  allow_local_receivers: boolean
  data: string
  json?: string
  port?: number
  receiver_ca?: string
  retry_delays?: string
  replicas: Partial<Record<ServiceName, number>>
}

export const usage = `npm start -- [flags]

  --json FILE              when ready, write addresses, keys and process ids to FILE
  --no-demo                leave out the demonstration order
  --allow-local-receivers  accept webhook URLs on https://localhost:PORT (refused under NODE_ENV=production)
  --receiver-ca FILE       an extra CA (PEM) that webhook deliveries trust
  --retry-delays 1,1,2,…   the 7 webhook retry delays in seconds
  --replicas gateway=3,…   more than one process of a service (${serviceNames.join(', ')})
  --data DIR               where databases and streams live (default .data/dev in the project)
  --port N                 the gateway's port (default: the one it had before, or a free one)
  --help                   this text
`

export class UsageError extends Error {}

/** Relative paths count from where npm was called. Throws UsageError, naming what is wrong. */
export function readFlags(args: string[], env: NodeJS.ProcessEnv): Flags {
  const values = parse(args)
  const path = (file: string): string => resolve(env.INIT_CWD ?? '.', file)
  if (values.json && !existsSync(dirname(path(values.json)))) throw new UsageError(`--json ${values.json}: there is no such folder`)
  if (values['receiver-ca'] && !existsSync(path(values['receiver-ca']))) throw new UsageError(`--receiver-ca ${values['receiver-ca']}: there is no such file`)
  if (values['allow-local-receivers'] && env.NODE_ENV === 'production') throw new UsageError('--allow-local-receivers is for development: it is refused under NODE_ENV=production')
  return {
    help: values.help ?? false,
    demo: !values['no-demo'],
    allow_local_receivers: values['allow-local-receivers'] ?? false,
    data: values.data ? path(values.data) : defaultData,
    replicas: readReplicas(values.replicas),
    ...(values.json ? { json: path(values.json) } : {}),
    ...(values['receiver-ca'] ? { receiver_ca: path(values['receiver-ca']) } : {}),
    ...(values.port !== undefined ? { port: readPort(values.port) } : {}),
    ...(values['retry-delays'] !== undefined ? { retry_delays: readDelays(values['retry-delays']) } : {}),
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        'json': { type: 'string' }, 'no-demo': { type: 'boolean' }, 'allow-local-receivers': { type: 'boolean' }, 'receiver-ca': { type: 'string' },
        'retry-delays': { type: 'string' }, 'replicas': { type: 'string' }, 'data': { type: 'string' }, 'port': { type: 'string' }, 'help': { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) throw new UsageError(`--port must be a number from 1 to 65535, not ${text}`)
  return port
}

function readDelays(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== 7 || !parts.every((part) => /^\d{1,7}(\.\d{1,3})?$/.test(part))) throw new UsageError(`--retry-delays must be 7 numbers of seconds, separated by commas, not ${text}`)
  return parts.join(',')
}

function readReplicas(text = ''): Partial<Record<ServiceName, number>> {
  const pairs = text.split(',').filter(Boolean).map((pair) => pair.trim().split('='))
  return Object.fromEntries(pairs.map(([name = '', count = '']) => {
    if (!isServiceName(name)) throw new UsageError(`--replicas: there is no service ${name}; there are ${serviceNames.join(', ')}`)
    if (!/^[1-9]$/.test(count)) throw new UsageError(`--replicas: ${name} must be a number from 1 to 9, not ${count}`)
    return [name, Number(count)]
  }))
}
