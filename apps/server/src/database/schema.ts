import type { SearchTables } from "../search/tables.ts";
import type { CatalogueTables } from "./schema-catalogue.ts";
import type { CustomerTables } from "./schema-customer.ts";

/**
 * Every table of the shop. Two kinds of column only, so that one schema holds on SQLite and PostgreSQL: integers (ids, amounts in
 * fen, instants in epoch milliseconds, flags 0 and 1) and text (JSON included).
 */
export interface Schema extends CatalogueTables, CustomerTables, SearchTables {
  /** Single facts about the whole database, by name: see `SiteFact`. */
  site_facts: { name: string; value: string };
}

/** A flag as the database stores it. */
export type StoredFlag = 0 | 1;

/**
 * Names of the facts in `site_facts`: `catalogue_revision` is an integer that every change of the catalogue raises, caches check it;
 * `catalogue_kind` says whether the catalogue is the demo one (`demo`) or the shop's own (`own`).
 */
export type SiteFact = "catalogue_revision" | "catalogue_kind";
