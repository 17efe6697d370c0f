import { Migration } from '@mikro-orm/migrations'

/** A list of SPEC's words that a column is held to. */
const oneOf = (column: string, ...words: string[]): string => `check (${column} in (${words.map((word) => `'${word}'`).join(', ')}))`

const statements = [
  `create table products (
    id uuid primary key, title varchar(200) not null, thumbnail_url varchar(2048),
    active boolean not null default true, virtual boolean not null default false, requires_shipping boolean not null default true,
    constraint products_virtual_ships_nothing check (not (virtual and requires_shipping)))`,

  `create table designs (
    id varchar(8) primary key, account_id uuid not null, name varchar(200) not null, description text, status varchar(8) not null,
    product_id uuid constraint designs_product_id_foreign references products, print_method varchar(40),
    colours text[] not null, sizes text[] not null, retail_minor bigint, retail_currency varchar(3), thumbnail_url varchar(2048), delivery_type varchar(20),
    stock_control_enabled boolean not null default false, preorder_enabled boolean not null default false, printed_placements int not null default 0,
    archived_at timestamptz(3), deleted_at timestamptz(3), created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
    constraint designs_id check (id ~ '^[A-Za-z0-9_-]{8}$'),
    constraint designs_status ${oneOf('status', 'draft', 'active', 'inactive')},
    constraint designs_active_has_product check (status <> 'active' or product_id is not null),
    constraint designs_retail check (retail_minor >= 0 and (retail_minor is null) = (retail_currency is null)),
    constraint designs_delivery_type ${oneOf('delivery_type', 'delivery', 'pickup', 'delivery_and_pickup')})`,
  `create index designs_of_account on designs (account_id, created_at, id) where archived_at is null and deleted_at is null`,
  `create index designs_of_account_by_status on designs (account_id, status, created_at, id) where archived_at is null and deleted_at is null`,

  `create table design_placements (
    design_id varchar(8) not null constraint design_placements_design_id_foreign references designs,
    placement varchar(40) not null, has_static_artwork boolean not null, preview_url varchar(2048),
    primary key (design_id, placement),
    constraint design_placements_lower_case check (placement = lower(placement)))`,

  `create table design_variants (
    id uuid primary key, design_id varchar(8) not null constraint design_variants_design_id_foreign references designs, position int not null,
    colour varchar(100), size varchar(100), sku varchar(100), active boolean not null default true, quantity int, weight_grams int not null,
    constraint design_variants_quantity check (quantity >= 0),
    constraint design_variants_weight check (weight_grams >= 0))`,
  `create index design_variants_of_design on design_variants (design_id, position)`,
  `create unique index design_variants_active_options on design_variants (design_id, colour, size) nulls not distinct where active`,

  `create table personalisation_zones (
    id uuid primary key, design_id varchar(8) not null constraint personalisation_zones_design_id_foreign references designs, position int not null,
    label varchar(100) not null, placement varchar(40), required boolean not null, min_characters int not null, max_characters int not null, placeholder varchar(200),
    constraint personalisation_zones_characters check (0 <= min_characters and min_characters <= max_characters and 1 <= max_characters),
    constraint personalisation_zones_placement foreign key (design_id, placement) references design_placements)`,
  `create index personalisation_zones_of_design on personalisation_zones (design_id, position)`,

  // Lists show 25 designs with what each prints: counted when a design changes rather than at every read.
  `create function count_printed_placements() returns trigger language plpgsql as $$ begin
    update designs d set printed_placements = (
      select count(*) from design_placements p where p.design_id = d.id and (p.has_static_artwork or exists (
        select from personalisation_zones z where z.design_id = d.id and z.placement = p.placement)))
    where d.id in (old.design_id, new.design_id);
    return null;
  end $$`,
  `create trigger count_printed after insert or update or delete on design_placements for each row execute function count_printed_placements()`,
  `create trigger count_printed after insert or update or delete on personalisation_zones for each row execute function count_printed_placements()`,

  `create table themes (
    id uuid primary key, account_id uuid, name varchar(200) not null, slug varchar(100) not null, description text, type varchar(6) not null, colours jsonb not null,
    constraint themes_type ${oneOf('type', 'preset', 'custom')},
    constraint themes_overlay_opacity check ((colours ->> 'overlay_opacity')::int between 0 and 100))`,

  `create table shops (
    id uuid primary key, account_id uuid not null, name varchar(200) not null, slug varchar(100) not null, status varchar(8) not null, type varchar(7) not null,
    published boolean not null, url varchar(2048) not null, logo_url varchar(2048), banner_url varchar(2048), banner_text text,
    description text, footer_text text, meta_title varchar(200), meta_description text,
    theme_id uuid constraint shops_theme_id_foreign references themes, colour_overrides jsonb not null,
    created_at timestamptz(3) not null, updated_at timestamptz(3) not null,
    constraint shops_slug check (slug !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
    constraint shops_status ${oneOf('status', 'active', 'inactive')},
    constraint shops_type ${oneOf('type', 'brand', 'event', 'staff', 'loyalty')},
    constraint shops_overlay_opacity check ((colour_overrides ->> 'overlay_opacity')::int between 0 and 100))`,
  `create unique index shops_account_slug on shops (account_id, slug)`,
  `create index shops_of_account on shops (account_id, created_at, id)`,

  `create table custom_domains (
    id uuid primary key, shop_id uuid not null constraint custom_domains_shop_id_foreign references shops, domain varchar(253) not null,
    canonical boolean not null, status varchar(11) not null, verified_at timestamptz(3), activated_at timestamptz(3),
    constraint custom_domains_domain unique (domain),
    constraint custom_domains_status ${oneOf('status', 'pending_dns', 'validating', 'active', 'failed', 'disabled')})`,
  `create index custom_domains_of_shop on custom_domains (shop_id)`,

  `create table collections (
    id uuid primary key, shop_id uuid not null constraint collections_shop_id_foreign references shops,
    name varchar(200) not null, "order" int not null, active boolean not null default true)`,
  `create index collections_of_shop on collections (shop_id, "order", id)`,

  `create table collection_designs (
    collection_id uuid not null constraint collection_designs_collection_id_foreign references collections on update cascade on delete cascade,
    design_id varchar(8) not null constraint collection_designs_design_id_foreign references designs on update cascade on delete cascade,
    primary key (collection_id, design_id))`,
  `create index collection_designs_of_design on collection_designs (design_id)`,

  `create table shop_designs (
    shop_id uuid not null constraint shop_designs_shop_id_foreign references shops on update cascade on delete cascade,
    design_id varchar(8) not null constraint shop_designs_design_id_foreign references designs on update cascade on delete cascade,
    primary key (shop_id, design_id))`,

  `create table reservations (order_uuid uuid primary key, reserved_at timestamptz(3) not null, released_at timestamptz(3))`,

  `create table reserved_lines (
    order_uuid uuid not null constraint reserved_lines_order_uuid_foreign references reservations, line int not null,
    variant_id uuid not null constraint reserved_lines_variant_id_foreign references design_variants, reserved int not null, preordered int not null,
    primary key (order_uuid, line),
    constraint reserved_lines_units check (reserved >= 0 and preordered >= 0))`,
]

export class Catalog extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}
