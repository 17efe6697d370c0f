import { NodeSDK } from '@opentelemetry/sdk-node'
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { KoaInstrumentation, KoaLayerType } from '@opentelemetry/instrumentation-koa'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { PinoInstrumentation } from '@opentelemetry/instrumentation-pino'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'

/** SQL statements are named and carry no values; headers and bodies are never recorded. */
export function startTelemetry(): NodeSDK {
  const sdk = new NodeSDK({
    instrumentations: [
      new HttpInstrumentation(),
      new KoaInstrumentation({ ignoreLayersType: [KoaLayerType.MIDDLEWARE] }),
      new GrpcInstrumentation({ ignoreGrpcMethods: [/^grpc\.health/i, 'Check', 'Watch'] }),
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true, enhancedDatabaseReporting: false }),
      new PinoInstrumentation({ disableLogSending: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  sdk.start()
  process.once('beforeExit', () => void sdk.shutdown())
  return sdk
}
