export interface Stops {
  stopping(): boolean
  add(step: () => unknown): void
  /** Once, however often it is asked. A step that fails does not keep the others from being done. */
  run(): Promise<void>
}

/** What has been started and is to be stopped, last started first. */
export function collectStops(): Stops {
  const steps: (() => unknown)[] = []
  let running: Promise<void> | undefined
  const runAll = async (): Promise<void> => {
    for (const step of steps.reverse()) {
      try {
        await step()
      } catch (error) {
        process.stderr.write(`while stopping: ${String(error)}\n`)
      }
    }
  }
  return {
    stopping: () => running !== undefined,
    add: (step) => { steps.push(step) },
    run: () => (running ??= runAll()),
  }
}
