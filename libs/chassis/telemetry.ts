/**
 * Preloaded by every service process (`node --import .../telemetry.ts`). Exporters, endpoint and sampling come from the standard
 * OTEL_* environment; without an endpoint nothing of the SDK is loaded, and spans cost nothing.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { startTelemetry } = await import('./telemetry-sdk.ts')
  startTelemetry()
}

export {}
