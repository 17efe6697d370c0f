/** What `npm run bench` can measure, by name. Each answers its figures. */
import type { World } from './world.ts'
import { gateway } from './scenarios/gateway.ts'
import { idle } from './scenarios/idle.ts'
import { listDesigns, readDesign } from './scenarios/designs.ts'
import { place } from './scenarios/place.ts'
import { quote } from './scenarios/quote.ts'

export type Scenario = (world: World) => Promise<Record<string, unknown>>

/** In the order in which all of them are run: memory is looked at before the load, orders pile up last. */
export const scenarios: Record<string, Scenario> = {
  idle,
  'read-design': readDesign,
  'list-designs': listDesigns,
  gateway,
  quote,
  place,
}
