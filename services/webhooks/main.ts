import { serveGrpc } from '@tradecounter/chassis/grpc-server'
import { runService } from '@tradecounter/chassis/lifecycle'
import { createLog } from '@tradecounter/chassis/log'
import { readConfig } from './config.ts'
import { closeContext, createContext } from './context.ts'
import { startDispatcher } from './delivery/dispatcher.ts'
import { consumeOrders } from './events/consume-orders.ts'
import { services } from './rpc/server.ts'

const config = readConfig()

await runService(createLog('webhooks', config.log_level), async () => {
  const context = await createContext(config)
  const dispatcher = startDispatcher(context)
  const stopConsuming = await consumeOrders(context, dispatcher.nudge)
  const server = await serveGrpc({ address: config.grpc_address, log: context.log, services: services(context, dispatcher.nudge) })
  return [server.close, stopConsuming, dispatcher.stop, () => closeContext(context)]
})
