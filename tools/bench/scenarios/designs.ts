import { figures, judged, measure } from '../measure.ts'
import type { Series } from '../measure.ts'
import type { World } from '../world.ts'

const reading = { bucket: 'read', status: 200, settled: async () => undefined } as const

/** GET /v1/designs/{id}, one design of the account after another. */
export async function readDesign(world: World): Promise<Record<string, unknown>> {
  const { data } = await world.api.get<{ data: { id: string }[] }>('/v1/designs?limit=100')
  const shot: Series['shot'] = (n) => ({ method: 'GET', path: `/v1/designs/${data[n % data.length]?.id}`, headers: {} })
  const measured = figures(await measure(world, { ...reading, warm: 1_500, requests: 600, shot }))
  return { ...measured, ...judged(measured.times_bare_read as number, 8) }
}

/** GET /v1/designs, a page of 25. */
export async function listDesigns(world: World): Promise<Record<string, unknown>> {
  const shot: Series['shot'] = () => ({ method: 'GET', path: '/v1/designs?limit=25', headers: {} })
  const measured = figures(await measure(world, { ...reading, warm: 1_000, requests: 400, shot }))
  return { ...measured, ...judged(measured.times_bare_read as number, 12) }
}
