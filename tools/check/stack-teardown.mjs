import stopBackends from './backends-teardown.mjs'

export default async () => {
  await globalThis.stack?.stop()
  await stopBackends()
}
