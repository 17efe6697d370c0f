/** A service of its own process, for tests that kill it: answers GetDesign with its pid as the name. */
import { serveGrpc } from '../grpc-server.ts'
import { createLog } from '../log.ts'

await serveGrpc({
  address: process.argv[2] ?? '',
  log: createLog('peer', 'silent'),
  services: { 'tradecounter.catalog.v1.CatalogService': { GetDesign: async () => ({ id: 'design01', name: String(process.pid) }) } },
})
process.once('disconnect', () => process.exit())
process.send?.({ ready: true })
