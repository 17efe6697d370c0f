import { figures, judged, measure } from '../measure.ts'
import type { Series } from '../measure.ts'
import { orderInputs } from '../order-input.ts'
import type { World } from '../world.ts'

/** POST /v1/orders/quote. */
export async function quote(world: World): Promise<Record<string, unknown>> {
  const input = await orderInputs(world.api)
  const shot: Series['shot'] = (n) => ({ method: 'POST', path: '/v1/orders/quote', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input(n)) })
  const measured = figures(await measure(world, { bucket: 'write', status: 200, warm: 1_000, requests: 240, shot, settled: async () => undefined }))
  return { ...measured, ...judged(measured.times_bare_read as number, 25) }
}
