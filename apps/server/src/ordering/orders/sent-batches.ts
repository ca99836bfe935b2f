import { returnableOfBatch } from "@reagent/domain/return";
import type { Selectable } from "kysely";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { StoredOrder } from "./find-order.ts";
import { progressOf } from "./lines.ts";
import { heldBatches, underWayOf } from "./return-quantities.ts";

/** A batch of an order's line that was sent. */
export interface SentBatch {
  readonly line: Selectable<Schema["order_lines"]>;
  readonly batchCode: string;
  /** How many of the batch can be returned. */
  readonly returnable: number;
  /** How many of the whole line can be returned. */
  readonly lineReturnable: number;
}

/** The batches that were sent of orders, or of one item in them, in the order of their lines; none of an order that is not reviewed. */
export async function sentBatches(
  reader: Reader,
  orders: readonly Pick<StoredOrder, "id" | "review">[],
  itemCode?: string,
): Promise<SentBatch[]> {
  const ids = orders.filter(({ review }) => review === "reviewed").map(({ id }) => id);
  if (ids.length === 0) return [];
  const [lines, parcels, held] = await Promise.all([
    reader
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "in", ids)
      .$if(itemCode !== undefined, (query) => query.where("item_code", "=", itemCode ?? ""))
      .orderBy("order_id")
      .orderBy("position")
      .execute(),
    reader
      .selectFrom("shipment_lines")
      .select(["order_id", "position", "batch_code", "quantity"])
      .where("order_id", "in", ids)
      .orderBy("batch_code")
      .execute(),
    heldBatches(reader, ids),
  ]);
  const parcelsOf = Map.groupBy(parcels, lineKey);
  return lines.flatMap((line) => {
    const progress = progressOf(line);
    const underWay = underWayOf(held, line.order_id, line.position);
    const inParcels = parcelsOf.get(lineKey(line)) ?? [];
    return [...Map.groupBy(inParcels, (each) => each.batch_code)].map(([batchCode, each]) => {
      const sent = each.reduce((sum, { quantity }) => sum + quantity, 0);
      const heldOfBatch = held
        .filter(
          (one) =>
            one.orderId === line.order_id &&
            one.position === line.position &&
            one.batchCode === batchCode,
        )
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const batch = { sent, held: heldOfBatch };
      return {
        line,
        batchCode,
        returnable: returnableOfBatch(batch, progress, underWay),
        lineReturnable: returnableOfBatch(
          { sent: line.sent_quantity, held: 0 },
          progress,
          underWay,
        ),
      };
    });
  });
}

const lineKey = (of: { readonly order_id: string; readonly position: number }): string =>
  `${of.order_id} ${of.position}`;
