import { fen, permille } from "@reagent/domain/money";
import { listNameKey } from "@reagent/domain/shopping-list";
import { ownPrice } from "@reagent/server/catalogue/prices";
import type { Tx } from "@reagent/server/database/database";
import { isSet, readRows } from "../rows.ts";
import { packOf } from "./goods.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long ago the lists of the demo were ordered. */
const ORDERED_BEFORE_MS = 200 * DAY_MS;

/** Adds the lists of a demo customer from `lists.csv`. What they remember is from before the demo's orders, with other prices. */
export async function addDemoLists(
  tx: Tx,
  { id: customer_id, group }: { readonly id: string; readonly group: string },
  now: number,
): Promise<void> {
  const rows = readRows(new URL("lists.csv", import.meta.url), [
    "customer",
    "list",
    "cas",
    "quantity",
    "was_permille",
    "was_in_stock",
  ]).filter(({ customer }) => customer === customer_id);
  const lists = Map.groupBy(rows, ({ list }) => list);
  for (const [index, [name, lines]] of [...lists].entries()) {
    const list_id = `${customer_id}-list-${index + 1}`;
    const ordered_at = now - ORDERED_BEFORE_MS;
    const created_at = ordered_at - DAY_MS + index;
    await tx
      .insertInto("shopping_lists")
      .values({ id: list_id, customer_id, name, name_key: listNameKey(name), created_at })
      .execute();
    for (const [position, { cas, quantity, was_permille, was_in_stock }] of lines.entries()) {
      const pack = await packOf(tx, cas, group);
      if (!pack) continue;
      const { code: product_code, item_code, name_zh, name_en, pack: size } = pack;
      const price = fen(ownPrice(pack, pack.permille));
      await tx
        .insertInto("shopping_list_lines")
        .values({
          list_id,
          customer_id,
          kind: "reagent",
          product_code,
          item_code,
          name_zh,
          name_en,
          pack: size,
          quantity: Number(quantity),
          position,
          ordered_at: was_permille === "" ? null : ordered_at,
          ordered_price: was_permille === "" ? null : permille(price, Number(was_permille)),
          ordered_in_stock: was_in_stock === "" ? null : isSet(was_in_stock) ? 1 : 0,
        })
        .execute();
    }
  }
}
