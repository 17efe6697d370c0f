/** Limits of one order (SPEC "Limits", DECISIONS W8), which the gateway and the order service both hold to. */
export const limits = {
  lines_per_order: 500,
  units_per_line: 10_000,
  metadata_bytes: 8_192,
  external_reference: 120,
  webhook_url: 2_048,
  webhook_secret: 255,
  idempotency_key: 255,
} as const
