/** CPU and memory of the whole stack, process by process. */
import { serviceNames } from '../dev/services.ts'
import type { RunningStack } from '../dev/stack-file.ts'
import { cpuOf, cpuOfServer, residentOf } from './cpu.ts'

/** By service name, and `postgres`, `nats`, `payments`: milliseconds of CPU, or MiB of memory. */
export type Usage = Record<string, number>

const processesOf = ({ pids, payments_pid }: RunningStack): [string, number[]][] =>
  [...serviceNames.map((name): [string, number[]] => [name, pids[name]]), ['nats', [pids.nats]], ['payments', [payments_pid]]]

export const cpuSoFar = (stack: RunningStack): Usage => ({
  ...Object.fromEntries(processesOf(stack).map(([name, pids]) => [name, total(pids.map(cpuOf))])),
  postgres: cpuOfServer(stack.pids.postgres),
})

export const memoryNow = (stack: RunningStack): Usage => Object.fromEntries(processesOf(stack).map(([name, pids]) => [name, total(pids.map(residentOf))]))

export const minus = (after: Usage, before: Usage): Usage => Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]))

export const over = (usage: Usage, count: number): Usage => Object.fromEntries(Object.entries(usage).map(([name, value]) => [name, value / count]))

/** What the promise column of tools/bench/README.md counts: all services and PostgreSQL. */
export const servicesAndPostgres = (usage: Usage): number => services(usage) + (usage.postgres ?? 0)

export const services = (usage: Usage): number => total(serviceNames.map((name) => usage[name] ?? 0))

export const total = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)
