import { isShortDated } from "@reagent/domain/batch-stock";
import { dayOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";
import { sentGoods } from "../ordering/orders/sent-goods.ts";

/** What the person who packs a parcel should know of its batches: those to be tested again soon, and goods of no known batch. */
export async function batchNotes(reader: Reader, shipment: string, now: number): Promise<string[]> {
  const rows = await sentGoods(reader)
    .innerJoin("packs", (join) =>
      join
        .onRef("packs.id", "=", "order_lines.product_id")
        .onRef("packs.code", "=", "order_lines.product_code"),
    )
    .leftJoin("batches", (join) =>
      join
        .onRef("batches.item_id", "=", "packs.item_id")
        .onRef("batches.code", "=", "shipment_lines.batch_code"),
    )
    .select(["order_lines.product_code", "shipment_lines.quantity", "shipment_lines.batch_code"])
    .select("batches.retest_at")
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("batch_stocks")
          .select("batch_stocks.pack_id")
          .whereRef("batch_stocks.pack_id", "=", "packs.id"),
      ).as("isKeptByBatch"),
    )
    .where("shipment_lines.shipment_code", "=", shipment)
    .orderBy("order_lines.position")
    .orderBy("shipment_lines.batch_code")
    .execute();
  const today = dayOf(now);
  return rows.flatMap(({ product_code, quantity, batch_code, retest_at, isKeptByBatch }) => {
    const goods = `${String(quantity)} of ${product_code}`;
    if (batch_code === "")
      return isKeptByBatch ? [`${goods}: no batch has as many; name one with --line.`] : [];
    const retestOn = retest_at === null ? "" : dayOf(retest_at);
    return isShortDated(retestOn, today)
      ? [`${goods}: batch ${batch_code} is to be tested again on ${retestOn}.`]
      : [];
  });
}
