import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Reader, Tx } from "../../database/database.ts";

/** Goods by their id and product code, as lines of orders name them. */
interface Sold {
  readonly id: number;
  readonly code: string;
}

/** Returns how many of each of these packs or SKUs orders have reserved, by product code. */
export async function reservedOf(
  tx: Tx,
  kind: GoodsKind,
  goods: readonly Sold[],
): Promise<ReadonlyMap<string, number>> {
  if (goods.length === 0) return new Map();
  const ids = new Map(goods.map(({ id, code }) => [code, id]));
  const rows = await reservations(tx, kind)
    .where("product_code", "in", [...ids.keys()])
    .execute();
  // The goods of a code may have been deleted and imported again since.
  const own = rows.filter(({ product_id, product_code }) => ids.get(product_code) === product_id);
  return new Map(own.map(({ product_code, reserved }) => [product_code, Number(reserved)]));
}

/** Returns how many of any pack or SKU orders have reserved. */
export async function reservedOfAny(
  reader: Reader,
  kind: GoodsKind,
): Promise<(goods: Sold) => number> {
  const rows = await reservations(reader, kind).execute();
  const byCode = Map.groupBy(rows, ({ product_code }) => product_code);
  return ({ id, code }) =>
    Number(byCode.get(code)?.find(({ product_id }) => product_id === id)?.reserved ?? 0);
}

function reservations(reader: Reader, kind: GoodsKind) {
  return reader
    .selectFrom("order_lines")
    .innerJoin("orders", "orders.id", "order_lines.order_id")
    .select(["product_id", "product_code", (of) => of.fn.sum("reserved_quantity").as("reserved")])
    .where("orders.kind", "=", kind)
    .where("reserved_quantity", ">", 0)
    .groupBy(["product_id", "product_code"]);
}
