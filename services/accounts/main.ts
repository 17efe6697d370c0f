import { every } from '@tradecounter/chassis/every'
import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { runService } from '@tradecounter/chassis/lifecycle'
import { createLog } from '@tradecounter/chassis/log'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { services } from './rpc/server.ts'

const config = readConfig()

await runService(createLog('accounts', config.log_level), async () => {
  const context = await createContext(config)
  const stopWriting = every(5_000, 'write last use of keys', context.log, context.last_use.flush)
  const server = await serveGrpc({ address: config.grpc_address, log: context.log, services: services(context) })
  return [server.close, stopWriting, context.last_use.flush, context.database.close]
})
