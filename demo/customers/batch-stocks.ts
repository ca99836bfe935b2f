import type { Tx } from "@reagent/server/database/database";
import { reservedOfAny } from "@reagent/server/import/load/reserved";
import { insertAll } from "@reagent/server/import/load/write";

/** The part of a pack's stock that is of the newest batch; the rest is of the one before it. */
const NEWEST_SHARE = 2 / 3;

/**
 * Divides the stock of each pack among the two newest batches of its item, as an owner's file of batches does. Orders of the demo are of
 * any batch.
 */
export async function divideDemoStock(tx: Tx): Promise<void> {
  const batches = await tx
    .selectFrom("batches")
    .select(["item_id", "code"])
    .orderBy("produced_at", "desc")
    .execute();
  const ofItem = Map.groupBy(batches, ({ item_id }) => item_id);
  const packs = await tx
    .selectFrom("packs")
    .select(["id", "code", "item_id", "stock"])
    .where("item_id", "in", (of) => of.selectFrom("batches").select("item_id"))
    .execute();
  const reserved = await reservedOfAny(tx, "reagent");
  await insertAll(
    tx,
    "batch_stocks",
    packs.flatMap(({ id: pack_id, code, item_id, stock }) => {
      const shelf = stock + reserved({ id: pack_id, code });
      const [newest, older] = ofItem.get(item_id) ?? [];
      const ofNewest = older ? Math.ceil(shelf * NEWEST_SHARE) : shelf;
      return [
        ...(newest ? [{ pack_id, batch_code: newest.code, stock: ofNewest }] : []),
        ...(older ? [{ pack_id, batch_code: older.code, stock: shelf - ofNewest }] : []),
      ];
    }),
  );
}
