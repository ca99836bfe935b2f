import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { listReturnableLines, ReturnableOrder } from "@reagent/api/contract/return";
import { returnMessages } from "@reagent/api/messages/return";
import { fen } from "@reagent/domain/money";
import { returnableOfBatch } from "@reagent/domain/return";
import type { Selectable } from "kysely";
import { inLanguage } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import { ownOrder, type StoredOrder } from "../../ordering/orders/find-order.ts";
import { progressOf, specificationText } from "../../ordering/orders/lines.ts";
import { heldBatches, underWayOf } from "../../ordering/orders/return-quantities.ts";

/** A batch of an order's line that was sent. */
export interface SentBatch {
  readonly line: Selectable<Schema["order_lines"]>;
  readonly batchCode: string;
  /** How many of the batch can be returned. */
  readonly returnable: number;
  /** How many of the whole line can be returned. */
  readonly lineReturnable: number;
}

/** The batches that were sent of an order, in the order of its lines; none of an order that is not reviewed. */
export async function sentBatches(reader: Reader, order: StoredOrder): Promise<SentBatch[]> {
  if (order.review !== "reviewed") return [];
  const [lines, parcels, held] = await Promise.all([
    reader
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute(),
    reader
      .selectFrom("shipment_lines")
      .select(["position", "batch_code", "quantity"])
      .where("order_id", "=", order.id)
      .orderBy("batch_code")
      .execute(),
    heldBatches(reader, [order.id]),
  ]);
  return lines.flatMap((line) => {
    const progress = progressOf(line);
    const underWay = underWayOf(held, order.id, line.position);
    const inParcels = parcels.filter(({ position }) => position === line.position);
    return [...Map.groupBy(inParcels, (each) => each.batch_code)].map(([batchCode, each]) => {
      const sent = each.reduce((sum, { quantity }) => sum + quantity, 0);
      const heldOfBatch = held
        .filter((one) => one.position === line.position && one.batchCode === batchCode)
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

/** The batches of the customer's own order and what can be returned of them. */
export async function readReturnable(
  call: CustomerCall<ParamsOf<typeof listReturnableLines>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<ReturnableOrder> {
  const { language } = call;
  const order = await ownOrder(read, call);
  const batches = await sentBatches(read, order);
  if (!batches.some(({ returnable }) => returnable > 0)) {
    throw new Refusal(codes.locked, returnMessages.nothingToReturn[language]);
  }
  return {
    order: {
      orderId: order.id,
      orderCode: order.code,
      receiver: order.receiver,
      mobile: order.mobile,
    },
    lines: batches.map(({ line, batchCode, returnable }) => ({
      productCode: line.product_code,
      productId: String(line.product_id),
      casNumber: line.cas,
      chineseName: line.name_zh,
      name: inLanguage(line, "name", language),
      specification: specificationText(order.kind, line, language),
      batchCode,
      returnable,
      isOpened: null,
      openedQuantity: 0,
      quantity: 0,
      customerItemNumber: line.customer_item_number,
      price: fen(line.price),
    })),
  };
}
