import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { expectNewest, staged } from "./staging.ts";
import type { Staged } from "./staging.ts";

/** What becomes of items that are not among the staged goods. */
export type Others = "stay" | "go";

/** What tells of an item in rows of its own. */
const BELONGINGS = [
  "item_categories",
  "item_product_lines",
  "item_relations",
  "item_articles",
  "batches",
  "spectra",
] as const;

/**
 * Takes staged goods into the catalogue: new ones behind those that stay, in their order; known ones in place, so that favourites
 * and carts that point at them stay. A staged item is what was staged of it, and nothing that it was before. Its drawing stays
 * while its structure does. Categories and product lines must be there.
 */
export async function adoptGoods(
  tx: Tx,
  { token, columns }: Staged,
  others: Others,
): Promise<void> {
  await expectNewest(tx, token);
  if (others === "go")
    await sql`delete from items where not ${isStaged("items", "id")}`.execute(tx);
  for (const table of BELONGINGS) {
    await sql`delete from ${sql.table(table)} where ${isStaged(table, "item_id")}`.execute(tx);
  }
  await sql`delete from packs where ${isStaged("packs", "item_id")}
    and not exists (select 1 from staged_packs as other where other.id = packs.id)`.execute(tx);
  const behind = await sql<{ base: number }>`select coalesce(max(position) + 1, 0) as base
    from items where not ${isStaged("items", "id")}`.execute(tx);
  const position = sql`position + ${Number(behind.rows[0]?.base ?? 0)}`;
  await takeRows(tx, "items", columns.items, position);
  await takeRows(tx, "packs", columns.packs, sql`position`);
  await sql`insert into item_categories (item_id, category_id, position)
    select item_id, category_id, position from ${staged("item_categories")}`.execute(tx);
  await sql`insert into item_product_lines (item_id, product_line_id, position)
    select item_id, product_line_id, ${position} from ${staged("item_product_lines")}`.execute(tx);
}

function isStaged(table: string, column: string) {
  return sql`exists (select 1 from ${staged("items")} as mine where mine.id = ${sql.ref(`${table}.${column}`)})`;
}

async function takeRows(
  tx: Tx,
  table: "items" | "packs",
  columns: readonly string[],
  position: ReturnType<typeof sql>,
): Promise<void> {
  if (columns.length === 0) return;
  const values = columns.map((name) => (name === "position" ? position : sql.ref(name)));
  const changes = columns
    .filter((name) => name !== "id")
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  if (table === "items") {
    // What was drawn of the structure is no column of the rows that are staged.
    changes.push(
      sql`structure_svg = case when items.smiles = excluded.smiles then items.structure_svg end`,
    );
  }
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from ${staged(table)} where true
    on conflict (id) do update set ${sql.join(changes)}`.execute(tx);
}
