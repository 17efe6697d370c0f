import { Migration } from '@mikro-orm/migrations'

export class Gateway extends Migration {
  override up(): void {
    this.addSql(`create table idempotency_records (
      account_id uuid not null, operation text not null, key text not null, body_sha256 bytea not null,
      state varchar(12) not null, claim uuid not null, lease_until timestamptz(3),
      status int, headers jsonb, body text, created_at timestamptz(3) not null,
      primary key (account_id, operation, key),
      constraint idempotency_records_state check (state in ('in_progress', 'done', 'open')),
      constraint idempotency_records_lease check ((state = 'in_progress') = (lease_until is not null)),
      constraint idempotency_records_answer check ((state = 'done') = (status is not null and headers is not null and body is not null)))`)
    this.addSql('create index idempotency_records_oldest on idempotency_records (created_at)')
    // Half-empty pages, so that counting up stays on the page and out of the indexes.
    this.addSql(`create unlogged table rate_windows (
      subject varchar(100) primary key, used int not null, ends_at timestamptz(3) not null) with (fillfactor = 50)`)
    this.addSql('create index rate_windows_oldest on rate_windows (ends_at)')
  }
}
