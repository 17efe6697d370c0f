/** jest's globalSetup of the end-to-end suites: one whole stack, as `npm start` makes it, described in the file that TEST_STACK names. */
import { startTestStack } from './stack.ts'
import startBackends from './backends-setup.mjs'

export default async () => {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupted.abort())
  await startBackends()
  globalThis.stack = await startTestStack(interrupted.signal)
  process.env.TEST_STACK = globalThis.stack.file
  // jest does not come to its teardown when it is interrupted.
  const end = () => globalThis.stack.stop().finally(() => process.exit(130))
  if (interrupted.signal.aborted) await end()
  interrupted.signal.addEventListener('abort', end)
}
