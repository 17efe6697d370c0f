import { Migration } from '@mikro-orm/migrations'

export class Accounts extends Migration {
  override up(): void {
    this.addSql(`create table accounts (
      id uuid primary key, name varchar(200) not null, slug varchar(100) not null, status varchar(10) not null,
      country varchar(2), currency varchar(3), language varchar(35), timezone varchar(60), website varchar(2048), created_at timestamptz(3) not null,
      constraint accounts_slug unique (slug),
      constraint accounts_status check (status in ('lead', 'active', 'inactive', 'test')))`)
    this.addSql(`create table users (
      id uuid primary key, account_id uuid not null, email varchar(320) not null, name varchar(200) not null, is_owner boolean not null, created_at timestamptz(3) not null,
      constraint users_account_email unique (account_id, email))`)
    this.addSql(`create unique index users_one_owner on users (account_id) where is_owner`)
    this.addSql(`create table api_keys (
      id uuid primary key, account_id uuid not null, token_sha256 bytea not null, last4 varchar(4) not null, scopes text[] not null,
      created_at timestamptz(3) not null, expires_at timestamptz(3), revoked_at timestamptz(3), last_used_at timestamptz(3),
      constraint api_keys_token_sha256 unique (token_sha256),
      constraint api_keys_token_sha256_length check (octet_length(token_sha256) = 32),
      constraint api_keys_scopes check (cardinality(scopes) > 0))`)
    this.addSql(`create index api_keys_account on api_keys (account_id)`)
    this.addSql(`create table signing_secrets (
      id uuid primary key, account_id uuid not null, sealed bytea not null, created_at timestamptz(3) not null, expires_at timestamptz(3))`)
    this.addSql(`create unique index signing_secrets_one_current on signing_secrets (account_id) where expires_at is null`)
    this.addSql(`create index signing_secrets_account on signing_secrets (account_id, expires_at)`)
    this.addSql(`create table cards (
      id uuid primary key, account_id uuid not null, customer_id varchar(255) not null, payment_method_id varchar(255) not null,
      brand varchar(30) not null, last4 varchar(4) not null, is_default boolean not null, created_at timestamptz(3) not null)`)
    this.addSql(`create unique index cards_one_default on cards (account_id) where is_default`)
    this.addSql(`create table credit_entries (
      id uuid primary key, account_id uuid not null, order_uuid uuid, kind varchar(10) not null, amount_minor bigint not null, currency varchar(3) not null,
      created_at timestamptz(3) not null,
      constraint credit_entries_order_kind unique (order_uuid, kind),
      constraint credit_entries_kind check (
        (kind = 'grant' and order_uuid is null and amount_minor > 0) or (kind = 'charge' and order_uuid is not null and amount_minor < 0)
        or (kind = 'return' and order_uuid is not null and amount_minor > 0)))`)
    this.addSql(`create index credit_entries_account on credit_entries (account_id, currency)`)
    this.addSql(`create table charges (
      order_uuid uuid primary key, account_id uuid, order_id varchar(13), state varchar(10) not null,
      total_minor bigint not null, credit_minor bigint not null, card_minor bigint not null, currency varchar(3),
      customer_id varchar(255), payment_method_id varchar(255), payment_intent_id varchar(255),
      created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
      constraint charges_state check (state in ('pending', 'succeeded', 'declined', 'refunding', 'refunded')),
      constraint charges_amounts check (credit_minor >= 0 and card_minor >= 0 and (credit_minor + card_minor = total_minor or credit_minor + card_minor = 0)),
      constraint charges_whose check ((account_id is not null and currency is not null) or (state = 'refunded' and total_minor = 0)),
      constraint charges_card check (card_minor = 0 or (customer_id is not null and payment_method_id is not null)))`)
    this.addSql(`create index charges_account on charges (account_id)`)
    this.addSql(`create table refunds (
      order_uuid uuid primary key, credit_minor bigint not null, card_minor bigint not null, currency varchar(3), refund_id varchar(255),
      created_at timestamptz(3) not null,
      constraint refunds_amounts check (credit_minor >= 0 and card_minor >= 0))`)
  }
}
