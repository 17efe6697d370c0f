import { every } from '@tradecounter/chassis/every'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { runService } from '@tradecounter/chassis/lifecycle'
import { createLog } from '@tradecounter/chassis/log'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { services } from './rpc/server.ts'

const config = readConfig()

await runService(createLog('shipping', config.log_level), async () => {
  const context = await createContext(config)
  const stopReloading = every(config.reload_ms, 'reload the tariff', context.log, context.reload)
  const server = await serveGrpc({ address: config.grpc_address, log: context.log, services: services(context) })
  return [server.close, stopReloading, context.database.close]
})
