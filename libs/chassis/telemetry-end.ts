/** How a process that ends hands over the spans and metrics it still has, without having to know the SDK, which may not be loaded. */

let end: () => Promise<void> = async () => undefined

/** Called by the SDK's file when it starts. */
export const endTelemetryWith = (shutdown: () => Promise<void>): void => {
  end = shutdown
}

/** A collector that does not answer keeps nobody alive. */
const patience_ms = 2_000

export async function endTelemetry(): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((done) => { timer = setTimeout(done, patience_ms) })
  await Promise.race([end().catch(() => undefined), patience])
  clearTimeout(timer)
}
