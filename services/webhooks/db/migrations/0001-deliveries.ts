import { Migration } from '@mikro-orm/migrations'

export class Deliveries extends Migration {
  override up(): void {
    this.addSql(`create table deliveries (
      id uuid primary key, event_id uuid not null, event_type varchar(66) not null, order_uuid uuid not null, account_id uuid not null, sequence int not null,
      url text not null, host text not null, status varchar(9) not null, attempts int not null,
      next_attempt_at timestamptz(3), lease_until timestamptz(3), created_at timestamptz(3) not null, delivered_at timestamptz(3),
      last_status_code smallint, last_error text, last_response text, carried jsonb not null,
      constraint deliveries_event_id unique (event_id),
      constraint deliveries_status check (status in ('pending', 'delivered', 'dead')),
      constraint deliveries_sequence check (sequence >= 1),
      constraint deliveries_attempts check (attempts >= 0),
      constraint deliveries_pending check ((status = 'pending') = (next_attempt_at is not null)),
      constraint deliveries_leased check (status = 'pending' or lease_until is null),
      constraint deliveries_delivered check ((status = 'delivered') = (delivered_at is not null)),
      constraint deliveries_response check (octet_length(last_response) <= 1024))`)
    this.addSql(`create index deliveries_due on deliveries (host, next_attempt_at) where status = 'pending'`)
    this.addSql('create index deliveries_order on deliveries (order_uuid, sequence)')
    this.addSql('create index deliveries_created on deliveries (created_at, id)')
    this.addSql('create index deliveries_status_created on deliveries (status, created_at, id)')
    this.addSql(`create table attempts (
      id bigserial primary key, delivery_id uuid not null, number int not null, started_at timestamptz(3) not null, duration_ms int not null,
      status_code smallint, error text, response_excerpt text)`)
    this.addSql('create index attempts_delivery on attempts (delivery_id, id)')
  }
}
