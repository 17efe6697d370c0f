/** jest's globalSetup where suites need PostgreSQL or NATS: `npm test` hands them down, a run of one package starts its own. */
import { startBackends } from './backends.ts'

export default async () => {
  if (process.env.TEST_POSTGRES_URL) return
  globalThis.backends = await startBackends()
  Object.assign(process.env, globalThis.backends.env)
}
