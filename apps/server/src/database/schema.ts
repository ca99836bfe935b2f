import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { AddressTables } from "./schema-address.ts";
import type { CatalogueTables } from "./schema-catalogue.ts";
import type { CustomerTables } from "./schema-customer.ts";
import type { FilingTables } from "./schema-filing.ts";
import type { GatewayTables } from "./schema-gateway.ts";
import type { ListingTables } from "./schema-listing.ts";
import type { OrchardTables } from "./schema-orchard.ts";
import type { OrderTables } from "./schema-order.ts";
import type { PaperAwardTables } from "./schema-paper-award.ts";
import type { SearchTables } from "./schema-search.ts";
import type { StructureTables } from "./schema-structure.ts";

/**
 * Every table of the shop. There are two kinds of column, so that SQLite and PostgreSQL share the schema: integers (ids, amounts in
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
    OrchardTables,
    GatewayTables,
    PaperAwardTables,
    SearchTables,
    ListingTables,
    StructureTables {
  /** Facts about the whole database, by name: see `SiteFact`. */
  site_facts: { name: string; value: string };
}

/** Temporary tables of a load of goods, before they are merged into the catalogue; they exist only during a load. */
interface StagedTables {
  staged_items: CatalogueTables["items"];
  /** A stock of null is that of the pack in the catalogue. */
  staged_packs: Omit<CatalogueTables["packs"], "stock"> & { stock: number | null };
  staged_item_categories: CatalogueTables["item_categories"];
  staged_item_product_lines: CatalogueTables["item_product_lines"];
  /** Whose time is not known until they are merged. */
  staged_sheet_revisions: CatalogueTables["sheet_revisions"];
}

/**
 * Names of the facts in `site_facts`: `catalogue_revision` is an integer that every change of the catalogue increments, which caches
 * check; `catalogue_kind` is `demo` for the demo catalogue or `own` for the shop's own; `catalogue_load` is the id of the load of goods
 * that started last; `search_maker` is the id of the process that builds the search's next index; `building_block_categories` has the ids of the categories of building blocks; `demo_gifts` has
 * the codes of the gifts that are the demo's; `search_format_…` is the form in which an index was written; `listing_revision` is an
 * id that changes whenever the columns of the listings do; `structures_known_for` is that revision when all structures were
 * known: a migration that removes structures, or what is known of them, removes it as well; `is_filling` is 1 while the first start fills the database; `clock_seen` is the latest time
 * that a server's clock showed while it was believed; `oldest_server` is the newest migration that a server must have to use the database;
 * `unfinished_stock_changes` tells how far interrupted imports of stock changes came.
 */
export type SiteFact =
  | "catalogue_revision"
  | "catalogue_kind"
  | "catalogue_load"
  | "search_maker"
  | "building_block_categories"
  | "demo_gifts"
  | "listing_revision"
  | "is_filling"
  | "clock_seen"
  | "oldest_server"
  | "unfinished_stock_changes"
  | "structures_known_for"
  | `search_format_${GoodsKind}`;
