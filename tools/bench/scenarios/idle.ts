import { idleCpu, judged, three } from '../measure.ts'
import { memoryNow, services, servicesAndPostgres } from '../usage.ts'
import type { World } from '../world.ts'

const seconds = 10

/** The stack with nothing to do: memory of every process, and what its own rounds (relay, sweepers, reloads) cost. */
export async function idle(world: World): Promise<Record<string, unknown>> {
  const cpu = await idleCpu(world, seconds)
  const memory = memoryNow(world.stack())
  return {
    memory_mib: Object.fromEntries(Object.entries(memory).map(([name, mib]) => [name, Math.round(mib)])),
    services_memory_mib: Math.round(services(memory)),
    ...judged(services(memory), 1024),
    idle_cpu_ms_per_second: three(servicesAndPostgres(cpu)),
    idle_cpu_ms_per_second_of: Object.fromEntries(Object.entries(cpu).map(([name, ms]) => [name, three(ms)])),
  }
}
