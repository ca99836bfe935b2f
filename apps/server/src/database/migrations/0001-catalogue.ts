import type { Kysely } from "kysely";
import {
  belongsTo,
  bilingual,
  createIndex,
  createTable,
  keyedBy,
  namedBy,
  numberedBy,
  optionalBilingual,
  optionalTexts,
  optionalWholes,
  texts,
  wholes,
} from "./columns.ts";

const saleColumns = ["list_price", "sales_price", "has_futures_discount", "stock", "position"];

export async function up(database: Kysely<unknown>): Promise<void> {
  await createTable(database, "site_facts", namedBy("name"), texts("value"));
  await createTable(database, "pictures", namedBy("name"), texts("markup"));
  await createStructure(database);
  await createContent(database);
  await createItems(database);
  await createInstruments(database);
}

async function createStructure(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "categories",
    numberedBy("id"),
    optionalWholes("parent_id"),
    bilingual("name"),
    wholes("position"),
  );
  await createTable(
    database,
    "product_lines",
    numberedBy("id"),
    bilingual("name", "tagline", "description"),
    optionalTexts("picture"),
    wholes("position"),
  );
}

async function createContent(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "articles",
    numberedBy("id"),
    texts("kind"),
    bilingual("subject", "summary", "content"),
    wholes("is_top", "created_at", "shown_at"),
  );
  await createIndex(database, "articles", "kind", "shown_at");
  await createTable(
    database,
    "activities",
    numberedBy("id"),
    bilingual("subject", "note", "content"),
    texts("link", "picture", "small_picture"),
    wholes("position", "created_at"),
  );
  await createTable(
    database,
    "banners",
    numberedBy("id"),
    texts("link"),
    bilingual("subject", "note", "action"),
    texts("picture"),
    wholes("position"),
  );
  await createTable(
    database,
    "notices",
    numberedBy("id"),
    bilingual("subject", "content"),
    wholes("position", "created_at"),
  );
}

async function createItems(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "items",
    numberedBy("id"),
    texts("code"),
    bilingual("name", "aliases", "specification"),
    optionalTexts("cas", "formula", "molecular_weight", "einecs", "mdl", "smiles", "structure_svg"),
    optionalTexts(
      "melting_point",
      "boiling_point",
      "density",
      "refractive_index",
      "optical_rotation",
      "flash_point",
    ),
    optionalTexts("explosion_limits", "particle_size", "surface_area"),
    optionalBilingual("properties", "appearance", "storage", "application", "description"),
    texts("kind", "ghs_pictograms", "hazard_codes"),
    optionalTexts("signal", "un_number", "hazardous_number", "brand_picture"),
    wholes("is_precursor", "is_bio", "is_rare", "safe_level"),
    wholes("has_msds", "has_brand_msds", "has_instruction", "has_spectrum", "has_nmr"),
    optionalWholes("activity_id"),
    wholes("position"),
  );
  await database.schema.createIndex("items_by_code").on("items").column("code").unique().execute();
  await createIndex(database, "items", "cas");

  await createTable(
    database,
    "item_categories",
    belongsTo("item_id", "items"),
    belongsTo("category_id", "categories"),
    wholes("position"),
    keyedBy("item_categories", "item_id", "category_id"),
  );
  await createIndex(database, "item_categories", "category_id");
  await createTable(
    database,
    "item_product_lines",
    belongsTo("item_id", "items"),
    belongsTo("product_line_id", "product_lines"),
    wholes("position"),
    keyedBy("item_product_lines", "item_id", "product_line_id"),
  );
  await createIndex(database, "item_product_lines", "product_line_id", "position");
  await createTable(
    database,
    "item_relations",
    belongsTo("item_id", "items"),
    belongsTo("related_item_id", "items"),
    wholes("position"),
    keyedBy("item_relations", "item_id", "related_item_id"),
  );
  await createTable(
    database,
    "item_articles",
    belongsTo("item_id", "items"),
    belongsTo("article_id", "articles"),
    wholes("position"),
    keyedBy("item_articles", "item_id", "article_id"),
  );

  await createTable(
    database,
    "packs",
    numberedBy("id"),
    belongsTo("item_id", "items"),
    texts("code", "pack", "unit", "specification"),
    bilingual("delivery", "expected_delivery"),
    optionalTexts("promotion"),
    wholes(...saleColumns, "is_enquiry_only", "has_triangle", "is_rare", "is_bulk"),
  );
  await database.schema.createIndex("packs_by_code").on("packs").column("code").unique().execute();
  await createIndex(database, "packs", "item_id", "position");
  await createTable(
    database,
    "discounts",
    texts("customer_group"),
    belongsTo("item_id", "items"),
    wholes("permille"),
    keyedBy("discounts", "customer_group", "item_id"),
  );

  await createTable(
    database,
    "batches",
    texts("code"),
    belongsTo("item_id", "items"),
    wholes("produced_at", "retest_at"),
    texts("results"),
    keyedBy("batches", "item_id", "code"),
  );
  await createIndex(database, "batches", "code");
  await createTable(
    database,
    "spectra",
    numberedBy("id"),
    belongsTo("item_id", "items"),
    optionalTexts("batch_code"),
    texts("kind", "peaks"),
  );
  await createIndex(database, "spectra", "item_id");
}

async function createInstruments(database: Kysely<unknown>): Promise<void> {
  await createTable(
    database,
    "instruments",
    numberedBy("id"),
    texts("code"),
    bilingual("name", "summary", "description", "return_terms", "attributes"),
    texts("kind", "category"),
    optionalTexts("picture"),
    wholes("position"),
  );
  await database.schema
    .createIndex("instruments_by_code")
    .on("instruments")
    .column("code")
    .unique()
    .execute();
  await createTable(
    database,
    "instrument_skus",
    numberedBy("id"),
    belongsTo("instrument_id", "instruments"),
    texts("code"),
    bilingual("attributes", "delivery", "expected_delivery"),
    optionalTexts("picture"),
    optionalTexts("promotion"),
    wholes(...saleColumns),
  );
  await database.schema
    .createIndex("instrument_skus_by_code")
    .on("instrument_skus")
    .column("code")
    .unique()
    .execute();
  await createIndex(database, "instrument_skus", "instrument_id", "position");
}
