import { Migration } from '@mikro-orm/migrations'

export class PriceLists extends Migration {
  override up(): void {
    this.addSql(`create table price_lists (
      id uuid primary key, country varchar(2) not null, currency varchar(3) not null,
      processing_fee_rate int not null, processing_fee_fixed_minor bigint not null,
      constraint price_lists_country_currency unique (country, currency),
      constraint price_lists_fee check (processing_fee_rate >= 0 and processing_fee_rate <= 1000000 and processing_fee_fixed_minor >= 0))`)
    this.addSql(`create table product_prices (
      price_list_id uuid not null, product_id uuid not null,
      base_minor bigint not null, included_placements int not null, extra_placement_minor bigint not null, minimum_quantity int not null default 1,
      primary key (price_list_id, product_id),
      constraint product_prices_figures check (base_minor >= 0 and included_placements >= 0 and extra_placement_minor >= 0 and minimum_quantity >= 1))`)
    this.addSql(`create table quantity_tiers (
      price_list_id uuid not null, product_id uuid not null, min_quantity int not null, price_minor bigint not null,
      primary key (price_list_id, product_id, min_quantity),
      constraint quantity_tiers_figures check (min_quantity >= 1 and price_minor >= 0))`)
    this.addSql(`create table print_premiums (
      price_list_id uuid not null, print_method varchar(40) not null, premium_minor bigint not null,
      primary key (price_list_id, print_method),
      constraint print_premiums_premium check (premium_minor >= 0))`)
    this.addSql(`create table tax_rates (
      country varchar(2) primary key, rate int not null,
      constraint tax_rates_rate check (rate >= 0 and rate <= 1000000))`)
  }
}
