import { createRequire } from 'node:module'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { endTelemetryWith } from './telemetry-end.ts'

/**
 * Exporters, endpoint, sampling and resource come from the standard OTEL_* environment. Spans of gRPC and SQL are made in tracing.ts; those
 * of HTTP by the instrumentation, which records neither headers nor bodies.
 */
export function startTelemetry(): void {
  const sdk = new NodeSDK({ instrumentations: [new HttpInstrumentation()] })
  sdk.start()
  // The instrumentation waits for a `require`, and then reaches the importers too: hooks on all imports would cost every process 40 MB.
  for (const name of ['node:http', 'node:https']) createRequire(import.meta.url)(name)
  endTelemetryWith(() => sdk.shutdown())
}
