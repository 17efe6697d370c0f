import { every } from '@tradecounter/chassis/every'
import { runService } from '@tradecounter/chassis/lifecycle'
import { createLog } from '@tradecounter/chassis/log'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { sweepKeys } from './db/idempotency-records.ts'
import { sweepWindows } from './db/rate-windows.ts'
import { serveHttp } from './http/server.ts'

const config = readConfig()

await runService(createLog('gateway', config.log_level), async () => {
  const context = await createContext(config)
  const { database, clock, log } = context
  const stopWindows = every(60_000, 'forget ended rate windows', log, () => sweepWindows(database, clock.now()))
  const stopKeys = every(60_000, 'forget expired idempotency keys', log, () => sweepKeys(database, clock.now()))
  const server = await serveHttp(context)
  return [server.close, stopWindows, stopKeys, context.close]
})
