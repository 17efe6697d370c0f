/** The payment sandbox as a process of its own: PAYMENTS_PORT, PAYMENTS_DATA, PAYMENTS_SECRET_KEY. */
import { startPayments } from './server.ts'

const { PAYMENTS_PORT = '0', PAYMENTS_DATA, PAYMENTS_SECRET_KEY } = process.env
if (!PAYMENTS_DATA || !PAYMENTS_SECRET_KEY) {
  console.error('PAYMENTS_DATA (a file) and PAYMENTS_SECRET_KEY must be set')
  process.exit(2)
}
const payments = await startPayments({ port: Number(PAYMENTS_PORT), data_file: PAYMENTS_DATA, secret_key: PAYMENTS_SECRET_KEY })
let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await payments.close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
console.log(`payment sandbox on ${payments.url}`)
process.send?.({ ready: true, url: payments.url })
