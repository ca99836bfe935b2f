import { fen, permille } from "@reagent/domain/money";
import { listNameKey } from "@reagent/domain/shopping-list";
import { ownPrice } from "@reagent/server/areas/product/prices";
import type { Tx } from "@reagent/server/database/database";
import { packOf } from "./goods.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long ago the lists of the demo were ordered. */
const ORDERED_BEFORE_MS = 200 * DAY_MS;

/** A list of a demo customer. */
export interface DemoList {
  readonly name: string;
  readonly lines: readonly {
    /** The first pack of the substance with this CAS number. */
    readonly cas: string;
    readonly quantity: number;
    /** The price when it was ordered, in permille of the price of now; left out for a product that was never ordered. */
    readonly wasPermille?: number;
    readonly wasInStock?: boolean;
  }[];
}

/** Adds the lists of a demo customer. What they remember is from before the demo's orders, with other prices. */
export async function addDemoLists(
  tx: Tx,
  {
    id: customer_id,
    group,
    lists = [],
  }: { readonly id: string; readonly group: string; readonly lists?: readonly DemoList[] },
  now: number,
): Promise<void> {
  for (const [index, { name, lines }] of lists.entries()) {
    const list_id = `${customer_id}-list-${index + 1}`;
    const ordered_at = now - ORDERED_BEFORE_MS;
    const created_at = ordered_at - DAY_MS + index;
    await tx
      .insertInto("shopping_lists")
      .values({ id: list_id, customer_id, name, name_key: listNameKey(name), created_at })
      .execute();
    for (const [position, { cas, quantity, wasPermille, wasInStock }] of lines.entries()) {
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
          quantity,
          position,
          ordered_at: wasPermille === undefined ? null : ordered_at,
          ordered_price: wasPermille === undefined ? null : permille(price, wasPermille),
          ordered_in_stock: wasInStock === undefined ? null : wasInStock ? 1 : 0,
        })
        .execute();
    }
  }
}
