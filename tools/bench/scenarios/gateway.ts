import { bareRoute, cpuOfUnit } from '../baselines.ts'
import { figures, judged, measure, three } from '../measure.ts'
import type { Series } from '../measure.ts'
import { median } from '../load.ts'
import type { World } from '../world.ts'

/**
 * GET /v1/account, which is one gRPC call behind all the gateway's steps, and the same call behind a bare Koa route. The gateway's own share
 * is what its process needs above the bare one; the promise column of tools/bench/README.md wants it to be at most as much again.
 */
export async function gateway(world: World): Promise<Record<string, unknown>> {
  await bareRoute(world, 0)
  const bare = cpuOfUnit(await bareRoute(world, 0))
  const shot: Series['shot'] = () => ({ method: 'GET', path: '/v1/account', headers: {} })
  const measured = await measure(world, { bucket: 'read', status: 200, warm: 1_500, requests: 600, shot, settled: async () => undefined })
  const again = cpuOfUnit(await bareRoute(world, 0))
  const route = median([Math.min(bare, again)])
  const own = (measured.cpu.gateway ?? 0) - route
  return { ...figures(measured), gateway_cpu_ms: three(measured.cpu.gateway ?? 0), bare_route_cpu_ms: three(route), own_share_cpu_ms: three(own), own_share_in_bare_routes: three(own / route), ...judged(own / route, 1) }
}
