import { addToShoppingList, createShoppingList } from "@reagent/api/contract/shopping-list";
import { permille } from "@reagent/domain/money";
import { ownPrice } from "@reagent/server/catalogue/prices";
import { isSet, readRows } from "../rows.ts";
import type { DemoShop } from "./demo-shop.ts";
import { packOf } from "./goods.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long ago the lists of the demo were ordered. */
const ORDERED_BEFORE_MS = 200 * DAY_MS;

/**
 * Makes the lists of a demo customer from `lists.csv`, after the orders, which lists remember. What these remember is of an order
 * before, at other prices, which no call writes.
 */
export async function addDemoLists(shop: DemoShop, by: string, now: number): Promise<void> {
  const rows = readRows(new URL("lists.csv", import.meta.url), [
    "customer",
    "list",
    "cas",
    "quantity",
    "was_permille",
    "was_in_stock",
  ]).filter(({ customer }) => customer === by);
  const orderedAt = now - ORDERED_BEFORE_MS;
  for (const [index, [name, lines]] of [...Map.groupBy(rows, ({ list }) => list)].entries()) {
    const made = { by, now: orderedAt - DAY_MS + index };
    const { listId } = await shop.call(createShoppingList, { name }, made);
    for (const { cas, quantity, was_permille, was_in_stock } of lines) {
      const pack = await packOf(shop.tx, cas);
      if (!pack) continue;
      const product = {
        kind: "reagent",
        productCode: pack.code,
        quantity: Number(quantity),
      } as const;
      await shop.call(addToShoppingList, { listId, products: [product] }, made);
      if (was_permille === "") continue;
      await shop.tx
        .updateTable("shopping_list_lines")
        .set({
          ordered_at: orderedAt,
          ordered_price: permille(ownPrice(pack), Number(was_permille)),
          ordered_in_stock: isSet(was_in_stock) ? 1 : 0,
        })
        .where("list_id", "=", listId)
        .where("product_code", "=", pack.code)
        .execute();
    }
  }
}
