import { SHOP_SECTIONS, type ShopSection } from "@reagent/domain/shop-section";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/database.ts";

const articles = (kind: string) => sql`select 1 from articles where kind = ${kind}`;
const page = (code: string) => sql`select 1 from pages where code = ${code}`;

/** What a section shows, found by an index or the first row. */
const SHOWN: Readonly<Record<ShopSection, RawBuilder<unknown>>> = {
  "product-lines": sql`select 1 from product_lines`,
  instruments: sql`select 1 from instruments`,
  "building-blocks": sql`select 1 from site_facts where name = 'building_block_categories' and value <> ''`,
  "sample-centre": sql`select 1 from items where kind = 'special-brand'`,
  articles: articles("article"),
  orchard: sql`select 1 from gifts where is_listed = 1`,
  jobs: sql`select 1 from jobs`,
  branches: sql`select 1 from branches`,
  chemists: articles("chemist"),
  departments: articles("department"),
  party: articles("party"),
  core: page("core"),
  culture: page("culture"),
};

/** The sections without anything to show, in one statement. */
export async function readEmptySections({ read }: Database): Promise<ShopSection[]> {
  const counts = SHOP_SECTIONS.map(
    (section) => sql`select ${sql.lit(section)} as section where not exists (${SHOWN[section]})`,
  );
  const { rows } = await sql<{ section: string }>`${sql.join(counts, sql` union all `)}`.execute(
    read,
  );
  const empty = new Set(rows.map(({ section }) => section));
  return SHOP_SECTIONS.filter((section) => empty.has(section));
}
