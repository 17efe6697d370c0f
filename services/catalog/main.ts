import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { runService } from '@tradecounter/chassis/lifecycle'
import { createLog } from '@tradecounter/chassis/log'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { services } from './rpc/server.ts'

const config = readConfig()

await runService(createLog('catalog', config.log_level), async () => {
  const context = await createContext(config)
  const server = await serveGrpc({ address: config.grpc_address, log: context.log, services: services(context) })
  return [server.close, context.database.close]
})
