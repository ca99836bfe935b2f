import { type Goods, packGoods, skuGoods } from "@reagent/server/catalogue/goods";
import { packsFor } from "@reagent/server/catalogue/packs";
import { skusOf } from "@reagent/server/catalogue/skus";
import type { Tx } from "@reagent/server/database/database";

/** The packs of a substance as a customer without a group has them, those of the first item first. */
export async function packsOf(tx: Tx, cas: string): Promise<Goods[]> {
  const rows = await packsFor(tx, { customer: undefined, now: 0 })
    .where("items.cas", "=", cas)
    .orderBy("items.position")
    .orderBy("packs.position")
    .execute();
  return rows.map(packGoods);
}

/** The first pack of a substance that is sold through the cart; undefined where there is none. */
export async function packOf(tx: Tx, cas: string): Promise<Goods | undefined> {
  return (await packsOf(tx, cas)).find(({ isSold }) => isSold);
}

/** The first SKU of an instrument; undefined where the catalogue does not have it. */
export async function firstSkuOf(tx: Tx, instrument: string): Promise<Goods | undefined> {
  const row = await skusOf(tx)
    .where("instruments.code", "=", instrument)
    .orderBy("instrument_skus.position")
    .limit(1)
    .executeTakeFirst();
  return row && skuGoods(row);
}

/** Does work that changes the stock of goods, which is afterwards as it was: the demo's is that after all its orders. */
export async function withoutStockChanges(
  tx: Tx,
  goods: readonly Goods[],
  work: () => Promise<void>,
): Promise<void> {
  await work();
  for (const each of goods) await setStock(tx, each, each.stock);
}

/** Sets the stock of goods, as an owner's file does. */
export async function setStock(tx: Tx, { kind, id }: Goods, stock: number): Promise<void> {
  await tx
    .updateTable(kind === "reagent" ? "packs" : "instrument_skus")
    .set({ stock })
    .where("id", "=", id)
    .execute();
}
