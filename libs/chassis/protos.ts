/** The contracts in proto/, loaded once a process. */
import { loadSync } from '@grpc/proto-loader'
import type { MessageTypeDefinition, PackageDefinition, ServiceDefinition } from '@grpc/proto-loader'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../proto', import.meta.url))

const packages = ['accounts', 'catalog', 'common', 'orders', 'pricing', 'shipping', 'webhooks']

export const contracts: PackageDefinition = loadSync(
  packages.map((name) => `tradecounter/${name}/v1/${name}.proto`),
  { includeDirs: [root], keepCase: true, longs: String, enums: String, defaults: true, arrays: true },
)

/** By full name, such as tradecounter.orders.v1.OrdersService. */
export function serviceContract(name: string): ServiceDefinition {
  const found = contracts[name]
  if (!found || 'format' in found) throw new Error(`no service ${name} in proto/`)
  return found as ServiceDefinition
}

export function messageContract<In extends object, Out extends object>(name: string): MessageTypeDefinition<In, Out> {
  const found = contracts[name]
  if (!found || !('serialize' in found)) throw new Error(`no message ${name} in proto/`)
  return found as unknown as MessageTypeDefinition<In, Out>
}
