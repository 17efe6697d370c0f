/** The id of the request being served, carried along so that each log line and each hop can name it. */
import { AsyncLocalStorage } from 'node:async_hooks'

interface Scope {
  request_id: string
}

const storage = new AsyncLocalStorage<Scope>()

export const withRequestId = <T>(request_id: string, work: () => T): T => storage.run({ request_id }, work)

export const currentRequestId = (): string | undefined => storage.getStore()?.request_id
