import { sql } from "kysely";
import type { Tx } from "../../database/database.ts";
import type { OtherItems } from "./good.ts";
import { expectNewest, staged } from "./staging.ts";
import type { Staged } from "./staging.ts";

/** Tables with rows of an item that goods state. */
const ITEM_TABLES = ["item_categories", "item_product_lines"] as const;

/**
 * Merges staged goods into the catalogue. Rows of known items are updated, so that favourites and carts keep their references; batches,
 * spectra and recommendations stay, and so does the drawing while the structure is the same. What is staged as a stock lies on the
 * shelf; what orders have reserved of it stays theirs. The data sheets of new items are of `now`. Categories and product lines must
 * exist.
 */
export async function mergeStagedGoods(
  tx: Tx,
  { token, columns }: Staged,
  { others, now }: { readonly others: OtherItems; readonly now: number },
): Promise<void> {
  await expectNewest(tx, token);
  if (others === "delete")
    await sql`delete from items where not ${isStaged("items", "id")}`.execute(tx);
  for (const table of ITEM_TABLES) {
    await sql`delete from ${sql.table(table)} where ${isStaged(table, "item_id")}`.execute(tx);
  }
  await sql`delete from packs where ${isStaged("packs", "item_id")}
    and not exists (select 1 from staged_packs as other where other.id = packs.id)`.execute(tx);
  await mergeRows(tx, "items", columns.items, now);
  await mergeRows(tx, "packs", columns.packs, now);
  await sql`insert into item_categories (item_id, category_id, position)
    select item_id, category_id, position from ${staged("item_categories")}`.execute(tx);
  await sql`insert into item_product_lines (item_id, product_line_id, position)
    select item_id, product_line_id, position from ${staged("item_product_lines")}`.execute(tx);
}

/** What orders have reserved of each pack. */
const RESERVED = sql`left join (
    select order_lines.product_id as reserved_id, order_lines.product_code as reserved_code,
      sum(order_lines.reserved_quantity) as reserved
    from order_lines inner join orders on orders.id = order_lines.order_id
    where orders.kind = 'reagent' and order_lines.reserved_quantity > 0
    group by order_lines.product_id, order_lines.product_code
  ) as reservations on reserved_id = staged_packs.id and reserved_code = staged_packs.code`;

/** A staged stock without what is reserved of it; that of a pack that is staged without one stays. */
const FREE_STOCK = sql`case
    when stock is null then (select own.stock from packs as own where own.id = staged_packs.id)
    when stock > coalesce(reserved, 0) then stock - coalesce(reserved, 0)
    else 0 end`;

function isStaged(table: string, column: string) {
  return sql`exists (select 1 from ${staged("items")} as staged where staged.id = ${sql.ref(`${table}.${column}`)})`;
}

async function mergeRows(
  tx: Tx,
  table: "items" | "packs",
  columns: readonly string[],
  now: number,
): Promise<void> {
  if (columns.length === 0) return;
  const inserted = columns.map((name) => sql.ref(name));
  const values = columns.map((name) =>
    table === "packs" && name === "stock" ? FREE_STOCK : sql.ref(name),
  );
  const changes = columns
    .filter((name) => name !== "id")
    .map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  if (table === "items") {
    // Staged rows have no column for the drawing.
    changes.push(
      sql`structure_svg = case when items.smiles = excluded.smiles then items.structure_svg end`,
    );
    inserted.push(sql.ref("sheet_revised_at"));
    values.push(sql.lit(now));
  }
  await sql`insert into ${sql.table(table)} (${sql.join(inserted)})
    select ${sql.join(values)} from ${staged(table)}
    ${table === "packs" ? RESERVED : sql``} where true
    on conflict (id) do update set ${sql.join(changes)}`.execute(tx);
}
