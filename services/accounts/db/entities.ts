/** The tables of accounts. Amounts are minor units of the row's currency; secrets are digests or sealed, never plain. */
import { defineEntity, p } from '@mikro-orm/core'

export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  uniques: [{ name: 'accounts_slug', properties: ['slug'] }],
  checks: [{ name: 'accounts_status', expression: `status in ('lead', 'active', 'inactive', 'test')` }],
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(200),
    slug: p.string().length(100),
    status: p.string().length(10),
    country: p.string().length(2).nullable(),
    currency: p.string().length(3).nullable(),
    language: p.string().length(35).nullable(),
    timezone: p.string().length(60).nullable(),
    website: p.string().length(2048).nullable(),
    created_at: p.datetime(3),
  },
})

/** People of an account; at most one owns it. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  uniques: [
    { name: 'users_account_email', properties: ['account_id', 'email'] },
    { name: 'users_one_owner', properties: ['account_id'], where: 'is_owner' },
  ],
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    email: p.string().length(320),
    name: p.string().length(200),
    is_owner: p.boolean(),
    created_at: p.datetime(3),
  },
})

/** DECISIONS C1, C3: the key itself is never stored. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  uniques: [{ name: 'api_keys_token_sha256', properties: ['token_sha256'] }],
  indexes: [{ name: 'api_keys_account', properties: ['account_id'] }],
  checks: [
    { name: 'api_keys_token_sha256_length', expression: 'octet_length(token_sha256) = 32' },
    { name: 'api_keys_scopes', expression: 'cardinality(scopes) > 0' },
  ],
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    token_sha256: p.blob(),
    /** Of the key, to recognise it by. */
    last4: p.string().length(4),
    scopes: p.array<string>().columnType('text[]'),
    created_at: p.datetime(3),
    expires_at: p.datetime(3).nullable(),
    revoked_at: p.datetime(3).nullable(),
    /** At most a minute behind. */
    last_used_at: p.datetime(3).nullable(),
  },
})

/** Sealed with SEALING_KEY. The one that signs has no expires_at; the one before it, for 24 h, has (DECISIONS H4). */
export const SigningSecretEntity = defineEntity({
  name: 'SigningSecret',
  tableName: 'signing_secrets',
  uniques: [{ name: 'signing_secrets_one_current', properties: ['account_id'], where: 'expires_at is null' }],
  indexes: [{ name: 'signing_secrets_account', properties: ['account_id', 'expires_at'] }],
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    sealed: p.blob(),
    created_at: p.datetime(3),
    expires_at: p.datetime(3).nullable(),
  },
})

/** Saved cards: what the payment provider knows them by, and what a person recognises them by. */
export const CardEntity = defineEntity({
  name: 'Card',
  tableName: 'cards',
  uniques: [{ name: 'cards_one_default', properties: ['account_id'], where: 'is_default' }],
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    customer_id: p.string().length(255),
    payment_method_id: p.string().length(255),
    brand: p.string().length(30),
    last4: p.string().length(4),
    is_default: p.boolean(),
    created_at: p.datetime(3),
  },
})

/**
 * The credit ledger: an account's credit is the sum of its entries. `grant` is given by the operator (no order), `charge` pays for an
 * order (negative), `return` gives that back. The unique constraint is what makes each happen once an order.
 */
export const CreditEntryEntity = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entries',
  uniques: [{ name: 'credit_entries_order_kind', properties: ['order_uuid', 'kind'] }],
  indexes: [{ name: 'credit_entries_account', properties: ['account_id', 'currency'] }],
  checks: [{
    name: 'credit_entries_kind',
    expression: `(kind = 'grant' and order_uuid is null and amount_minor > 0) or (kind = 'charge' and order_uuid is not null and amount_minor < 0)
      or (kind = 'return' and order_uuid is not null and amount_minor > 0)`,
  }],
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    order_uuid: p.uuid().nullable(),
    kind: p.string().length(10),
    amount_minor: p.bigint(),
    currency: p.string().length(3),
    created_at: p.datetime(3),
  },
})

/**
 * What an order was charged, decided once (domain/charge.ts): the card and the reference are those of the first attempt, because a
 * repeat has to send the provider the very same request. An order that was given back before it was charged has neither account nor currency.
 */
export const ChargeEntity = defineEntity({
  name: 'Charge',
  tableName: 'charges',
  indexes: [{ name: 'charges_account', properties: ['account_id'] }],
  checks: [
    { name: 'charges_state', expression: `state in ('pending', 'succeeded', 'declined', 'refunding', 'refunded')` },
    { name: 'charges_amounts', expression: 'credit_minor >= 0 and card_minor >= 0 and (credit_minor + card_minor = total_minor or credit_minor + card_minor = 0)' },
    { name: 'charges_whose', expression: `(account_id is not null and currency is not null) or (state = 'refunded' and total_minor = 0)` },
    { name: 'charges_card', expression: 'card_minor = 0 or (customer_id is not null and payment_method_id is not null)' },
  ],
  properties: {
    order_uuid: p.uuid().primary(),
    account_id: p.uuid().nullable(),
    /** The order's short reference. */
    order_id: p.string().length(13).nullable(),
    state: p.string().length(10),
    /** What was asked for: all of it is credit and card, but for a sandbox account (DECISIONS T1), which is charged nothing. */
    total_minor: p.bigint(),
    credit_minor: p.bigint(),
    card_minor: p.bigint(),
    currency: p.string().length(3).nullable(),
    customer_id: p.string().length(255).nullable(),
    payment_method_id: p.string().length(255).nullable(),
    payment_intent_id: p.string().length(255).nullable(),
    created_at: p.datetime(3),
    updated_at: p.datetime(3),
  },
})

/** What was given back of a charge; written once it is. */
export const RefundEntity = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  checks: [{ name: 'refunds_amounts', expression: 'credit_minor >= 0 and card_minor >= 0' }],
  properties: {
    order_uuid: p.uuid().primary(),
    credit_minor: p.bigint(),
    card_minor: p.bigint(),
    currency: p.string().length(3).nullable(),
    /** The provider's; null when the card was not charged. */
    refund_id: p.string().length(255).nullable(),
    created_at: p.datetime(3),
  },
})
