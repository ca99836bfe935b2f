import type { AddressTables } from "./schema-address.ts";
import type { CatalogueTables } from "./schema-catalogue.ts";
import type { CustomerTables } from "./schema-customer.ts";
import type { FilingTables } from "./schema-filing.ts";
import type { GatewayTables } from "./schema-gateway.ts";
import type { OrderTables } from "./schema-order.ts";
import type { SearchTables } from "./schema-search.ts";

/**
 * Every table of the shop. Two kinds of column only, so that one schema holds on SQLite and PostgreSQL: integers (ids, amounts in
 * fen, instants in epoch milliseconds, flags 0 and 1) and text (JSON included).
 */
export interface Schema
  extends
    CatalogueTables,
    StagedTables,
    CustomerTables,
    FilingTables,
    AddressTables,
    OrderTables,
    GatewayTables,
    SearchTables {
  /** Single facts about the whole database, by name: see `SiteFact`. */
  site_facts: { name: string; value: string };
}

/** What a load of goods writes beside the catalogue, before it is taken into it; there only while one is under way. */
interface StagedTables {
  staged_items: CatalogueTables["items"];
  staged_packs: CatalogueTables["packs"];
  staged_item_categories: CatalogueTables["item_categories"];
  staged_item_product_lines: CatalogueTables["item_product_lines"];
}

/**
 * Names of the facts in `site_facts`: `catalogue_revision` is an integer that every change of the catalogue raises, caches check it;
 * `catalogue_kind` says whether the catalogue is the demo one (`demo`) or the shop's own (`own`); `catalogue_load` names the load of
 * goods that began last.
 */
export type SiteFact = "catalogue_revision" | "catalogue_kind" | "catalogue_load";
