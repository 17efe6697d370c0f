/**
 * Every text that a field error can carry (DECISIONS W9, SPEC "Errors"): lower case, no full stop, value-free where possible.
 * The OpenAPI document lists this table, so a service adds its text here rather than writing its own.
 */

/** A number in a message; the OpenAPI text passes a letter instead. */
type Count = number | string

export const messages = {
  required: 'is required',
  characters: 'contains characters that are not allowed',
  string: 'must be a string',
  integer: 'must be an integer',
  number: 'must be a number',
  boolean: 'must be a boolean',
  array: 'must be an array',
  object: 'must be an object',
  aboveZero: 'must be greater than 0',
  atLeast: (least: Count) => `must be at least ${least}`,
  atMost: (most: Count) => `must be at most ${most}`,
  atLeastCharacters: (least: Count) => `must be at least ${least} characters`,
  atMostCharacters: (most: Count) => `must be at most ${most} characters`,
  atMostBytes: (most: Count) => `must be at most ${most} bytes`,
  atLeastEntries: (least: Count) => `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}`,
  atMostEntries: (most: Count) => `must have at most ${most} entries`,
  oneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  email: 'must be a valid email address',
  uuid: 'must be a UUID',
  country: 'must be an ISO 3166-1 alpha-2 country code',
  time: 'must be an ISO 8601 date or date-time',
  future: 'must be in the future',
  httpsUrl: 'must be a valid https URL',
  publicHost: 'must be on a publicly resolvable host',
  noUserInformation: 'must not have a user name or password',
  receiverPort: 'must be on port 443 or one from 1024 up that no other kind of service uses',
  once: 'must be given once',
  cursor: 'is not a cursor of this list',
  notAfterUntil: 'must not be after until',
  design: 'is not a design of this account that can be ordered',
  variant: 'does not match exactly one active variant',
  notForDelivery: 'is not available for delivery',
  notForPickup: 'is not available for pickup',
  noDestination: 'is not a country that is delivered to',
  noMethod: 'is not available for this destination',
  zone: 'is not a personalisation zone of this design',
  zoneTwice: 'is given more than once',
  zoneRequired: (label: string) => `zone ${label} is required`,
} as const
