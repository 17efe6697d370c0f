import { outboxTable } from '@tradecounter/chassis/outbox'
import { Migration } from '@mikro-orm/migrations'

export class Orders extends Migration {
  override up(): void {
    this.addSql(`create table customers (
      id uuid primary key, account_id uuid not null, email varchar(320) not null, first_name text not null, last_name text not null,
      phone text, company text, created_at timestamptz(3) not null)`)
    this.addSql('create unique index customers_email on customers (account_id, email)')

    this.addSql(`create table orders (
      uuid uuid primary key, reference varchar(13) not null, account_id uuid not null, status varchar(20) not null, source varchar(10) not null,
      external_reference varchar(120), is_pre_order boolean not null, placed_at timestamptz(3), currency varchar(3) not null,
      payment_method varchar(20) not null, item_count int not null, customer_id uuid, customer jsonb, delivery_type varchar(10) not null,
      shipping_method varchar(10) not null, shipping_type varchar(15) not null, address jsonb, metadata text not null,
      suppress_business_emails boolean not null, suppress_customer_emails boolean not null, webhook_url text, webhook_secret_sealed bytea,
      totals jsonb not null, total_minor bigint not null, credit_applied_minor bigint not null, card_charged_minor bigint not null,
      approved_at timestamptz(3), sent_to_production_at timestamptz(3), shipped_at timestamptz(3), delivered_at timestamptz(3),
      completed_at timestamptz(3), event_count int not null, created_at timestamptz(3) not null, idempotency_key varchar(255), request_digest bytea,
      lease_until timestamptz(3), charging_at timestamptz(3), refusal text, cancel_key varchar(255), sandbox boolean not null, refund_due boolean not null, release_due boolean not null,
      constraint orders_status check (status in
        ('draft', 'failed', 'pending', 'pre_order', 'processing', 'production', 'shipped', 'complete', 'cancelled')),
      constraint orders_source check (source in ('web', 'mcp', 'api', 'shopify')),
      constraint orders_drafts_are_not_placed check ((placed_at is null) = (status in ('draft', 'failed'))),
      constraint orders_taken check (credit_applied_minor >= 0 and card_charged_minor >= 0 and credit_applied_minor + card_charged_minor <= total_minor))`)
    this.addSql('create unique index orders_reference on orders (reference)')
    this.addSql('create unique index orders_idempotency_key on orders (account_id, idempotency_key) where idempotency_key is not null')
    this.addSql('create index orders_newest on orders (account_id, placed_at desc, uuid desc) where placed_at is not null')
    this.addSql('create index orders_external_reference on orders (account_id, external_reference) where external_reference is not null')
    this.addSql('create index orders_all_newest on orders (placed_at desc, uuid desc) where placed_at is not null')
    this.addSql(`create index orders_drafts on orders (lease_until) where status = 'draft'`)
    this.addSql('create index orders_to_undo on orders (created_at) where refund_due or release_due')
    this.addSql(`create index orders_to_complete on orders (delivered_at) where status = 'shipped' and delivered_at is not null`)
    this.addSql(`create index orders_to_walk on orders (placed_at) where sandbox and status not in ('draft', 'failed', 'complete', 'cancelled')`)
    this.addSql('create index orders_keys_to_forget on orders (created_at) where idempotency_key is not null')

    this.addSql(`create table order_items (
      id uuid primary key, order_uuid uuid not null references orders (uuid) on delete cascade, position int not null, design_id varchar(8) not null,
      design_name text not null, thumbnail_url text, product_id uuid not null, variant_id uuid not null, colour text, size text,
      quantity int not null check (quantity > 0), preorder_quantity int not null check (preorder_quantity between 0 and quantity),
      stock_controlled boolean not null, unit_price_minor bigint not null, unit_tax_minor bigint not null,
      status varchar(20) check (status in ('awaiting_collection', 'complete')), personalisation jsonb not null)`)
    this.addSql('create unique index order_items_position on order_items (order_uuid, position)')

    this.addSql(`create table shipments (
      id uuid primary key, order_uuid uuid not null references orders (uuid), number int not null, carrier text, supplier text,
      tracking_number text, tracking_url text, shipped_at timestamptz(3) not null, delivered_at timestamptz(3))`)
    this.addSql('create unique index shipments_number on shipments (order_uuid, number)')
    this.addSql(`create table shipment_items (
      shipment_id uuid not null references shipments (id), item_id uuid not null references order_items (id), quantity int not null check (quantity > 0),
      primary key (shipment_id, item_id))`)
    this.addSql('create index shipment_items_item on shipment_items (item_id)')

    this.addSql(`create table issues (
      id uuid primary key, order_uuid uuid not null references orders (uuid), code varchar(60) not null, summary text not null,
      opened_at timestamptz(3) not null, closed_at timestamptz(3), resolution text)`)
    this.addSql('create index issues_order on issues (order_uuid, opened_at)')

    this.addSql(`create table order_events (
      id uuid primary key, order_uuid uuid not null references orders (uuid), sequence int not null, type varchar(40) not null,
      occurred_at timestamptz(3) not null, status varchar(20) not null, previous_status varchar(20), data text not null)`)
    this.addSql('create unique index order_events_sequence on order_events (order_uuid, sequence)')

    this.addSql(outboxTable)
  }
}
