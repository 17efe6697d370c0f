import { NodeSDK } from '@opentelemetry/sdk-node'
import { endTelemetryWith } from './telemetry-end.ts'

/** Exporters, endpoint, sampling and resource come from the standard OTEL_* environment; the spans are made in tracing.ts. */
export function startTelemetry(): void {
  const sdk = new NodeSDK({ instrumentations: [] })
  sdk.start()
  endTelemetryWith(() => sdk.shutdown())
}
