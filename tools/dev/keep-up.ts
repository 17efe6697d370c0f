import { setTimeout as sleep } from 'node:timers/promises'
import type { KeptServer } from '../backends/kept-server.ts'
import type { Stops } from './stops.ts'

interface Backend {
  server(): KeptServer
  restart(): Promise<void>
}

/** Starts a backend again whenever it ends without having been asked to, on the port it had. */
export function keepUp(name: string, backend: Backend, stops: Stops, changed: () => void, say: (line: string) => void): void {
  let restarting: Promise<void> = Promise.resolve()
  const again = async (): Promise<void> => {
    while (!stops.stopping()) {
      try {
        return await backend.restart()
      } catch (error) {
        say(`${name} could not be started again: ${String(error)}`)
        await sleep(500)
      }
    }
  }
  const watch = async (): Promise<void> => {
    for (;;) {
      await backend.server().ended
      if (stops.stopping()) return
      say(`${name} ended: starting it again`)
      restarting = again()
      await restarting
      changed()
    }
  }
  void watch()
  // Stopped in the middle of a restart: the new server is waited for, so that it is there to be stopped.
  stops.add(() => restarting)
}
