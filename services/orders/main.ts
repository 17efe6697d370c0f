import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { runService } from '@tradecounter/chassis/lifecycle'
import { createLog } from '@tradecounter/chassis/log'
import { readConfig } from './config.ts'
import { closeContext, createContext } from './context.ts'
import { services } from './rpc/server.ts'
import { startWork } from './work/start.ts'

const config = readConfig()

await runService(createLog('orders', config.log_level), async () => {
  const context = await createContext(config)
  const stopWork = startWork(context)
  const server = await serveGrpc({ address: config.grpc_address, log: context.log, services: services(context) })
  return [server.close, stopWork, () => closeContext(context)]
})
