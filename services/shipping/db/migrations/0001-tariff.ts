import { Migration } from '@mikro-orm/migrations'

export class TariffTables extends Migration {
  override up(): void {
    this.addSql(`create table zones (id uuid primary key, name varchar(80) not null)`)
    this.addSql(`create table zone_countries (country varchar(2) primary key, zone_id uuid not null)`)
    this.addSql(`create table origins (account_country varchar(2) primary key, origin_country varchar(2) not null)`)
    this.addSql(`create table methods (
      origin_country varchar(2) not null, zone_id uuid not null, method varchar(20) not null, delivery_estimate varchar(120),
      primary key (origin_country, zone_id, method),
      constraint methods_method check (method in ('standard', 'express')))`)
    this.addSql(`create table rates (
      origin_country varchar(2) not null, zone_id uuid not null, method varchar(20) not null, currency varchar(3) not null,
      max_grams int not null, amount_minor bigint not null,
      primary key (origin_country, zone_id, method, currency, max_grams),
      constraint rates_figures check (max_grams > 0 and amount_minor >= 0))`)
  }
}
