import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { serviceNames } from '../dev/services.ts'
import type { ServiceName } from '../dev/services.ts'
import { scenarios } from './scenarios.ts'

export const usage = `npm run -s bench -- [scenario …] [flags]

  scenarios            ${Object.keys(scenarios).join(', ')}; without one, all of them
  --telemetry HOW      off, 1% (as in production; the default) or all: how many requests are traced
  --concurrency N      requests under way at any time (default 8)
  --profile DIR        leave a CPU profile of every service in DIR, for the developer tools of a browser; makes everything slower
`

/** OTEL_TRACES_SAMPLER_ARG by what `--telemetry` says. */
const ratios = { 'off': undefined, '1%': '0.01', 'all': '1' } as const

export interface Options {
  names: string[]
  telemetry: keyof typeof ratios
  concurrency: number
  profile: string | undefined
}

/** Throws an Error that says what is wrong. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArgs({
    args, allowPositionals: true,
    options: { telemetry: { type: 'string', default: '1%' }, concurrency: { type: 'string', default: '8' }, profile: { type: 'string' } },
  })
  const { telemetry, concurrency, profile } = values
  const unknown = positionals.filter((name) => !Object.hasOwn(scenarios, name))
  if (unknown.length > 0) throw new Error(`no scenario is called ${unknown.join(', ')}`)
  if (!Object.hasOwn(ratios, telemetry)) throw new Error('--telemetry must be off, 1% or all')
  if (!/^[1-9]\d?$/.test(concurrency)) throw new Error('--concurrency must be 1 to 99')
  return {
    names: Object.keys(scenarios).filter((name) => positionals.length === 0 || positionals.includes(name)),
    telemetry: telemetry as keyof typeof ratios,
    concurrency: Number(concurrency),
    profile: profile && resolve(env.INIT_CWD ?? '.', profile),
  }
}

/** What the services' processes get in their environment for it. */
export function environmentOf({ telemetry, profile }: Options): Partial<Record<ServiceName, Record<string, string>>> {
  const ratio = ratios[telemetry]
  const env = {
    ...(ratio ? { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: ratio } : {}),
    ...(profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` } : {}),
  }
  return Object.fromEntries(serviceNames.map((name) => [name, profile ? { ...env, NODE_OPTIONS: `${env.NODE_OPTIONS} --cpu-prof-name=${name}.cpuprofile` } : env]))
}
