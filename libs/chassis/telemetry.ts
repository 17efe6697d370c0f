/**
 * Preloaded by every service process (`node --import .../telemetry.ts`). Exporters, endpoint and sampling come from the standard
 * OTEL_* environment; without an endpoint nothing is instrumented.
 */
import { register } from 'import-in-the-middle/register-hooks.mjs'

if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  register()
  const { startTelemetry } = await import('./telemetry-sdk.ts')
  startTelemetry()
}
