import { type Goods, packGoods, skuGoods } from "@reagent/server/catalogue/goods";
import { packsFor } from "@reagent/server/catalogue/packs";
import { skusOf } from "@reagent/server/catalogue/skus";
import type { Tx } from "@reagent/server/database/database";

/** The first pack of a substance that is sold through the cart; undefined where there is none. */
export async function packOf(
  tx: Tx,
  cas: string,
  customerGroup: string,
): Promise<Goods | undefined> {
  const rows = await packsFor(tx, customerGroup)
    .where("items.cas", "=", cas)
    .orderBy("items.position")
    .orderBy("packs.position")
    .execute();
  return rows.map(packGoods).find(({ isSold }) => isSold);
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
