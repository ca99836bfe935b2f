import type { Reader } from "../../database/database.ts";

/** The goods in the parcels of all orders of reagents, each with its order and the line of it. */
export const sentGoods = (reader: Reader) =>
  reader
    .selectFrom("shipment_lines")
    .innerJoin("order_lines", (join) =>
      join
        .onRef("order_lines.order_id", "=", "shipment_lines.order_id")
        .onRef("order_lines.position", "=", "shipment_lines.position"),
    )
    .innerJoin("orders", "orders.id", "shipment_lines.order_id")
    .where("orders.kind", "=", "reagent");
