import type { Bottle } from "@reagent/api/contract/bottle";
import type { Bottle as FoundBottle } from "../../catalogue/bottles.ts";
import type { Reader } from "../../database/database.ts";
import { sentBatches } from "../../ordering/orders/sent-batches.ts";
import { sentGoods } from "../../ordering/orders/sent-goods.ts";

/** How many orders with a batch are named, the newest first. */
const MOST_PURCHASES = 20;

type Named = Pick<FoundBottle, "productCode" | "pack" | "batchCode"> & {
  readonly item: Pick<FoundBottle["item"], "code">;
};

/** The customer's own orders with which goods of the batch were sent. */
export async function purchasesOf(
  reader: Reader,
  bottle: Named,
  customerId: string,
): Promise<Bottle["purchases"]> {
  const rows = await sentIn(reader, bottle, customerId)
    .select((of) => [
      "orders.id",
      "orders.code",
      "orders.review",
      "orders.created_at",
      of.fn.sum<number>("shipment_lines.quantity").as("quantity"),
    ])
    .groupBy(["orders.id", "orders.code", "orders.review", "orders.created_at"])
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id", "desc")
    .limit(MOST_PURCHASES)
    .execute();
  const batches = await sentBatches(reader, rows, bottle.item.code);
  const returnable = new Set(
    batches
      .filter((each) => each.returnable > 0 && each.batchCode === bottle.batchCode)
      .filter(({ line }) => isOf(bottle, line))
      .map(({ line }) => line.order_id),
  );
  return rows.map(({ id, code, created_at, quantity }) => ({
    orderId: id,
    orderCode: code,
    orderedAt: created_at,
    quantity: Number(quantity),
    isReturnable: returnable.has(id),
  }));
}

/** Whether goods of the batch were sent to the customer. */
export async function wasSentTo(
  reader: Reader,
  bottle: Named,
  customerId: string,
): Promise<boolean> {
  const sent = await sentIn(reader, bottle, customerId)
    .select("orders.id")
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

const isOf = (
  { item, productCode, pack }: Named,
  line: { readonly item_code: string; readonly product_code: string },
): boolean => (pack === "" ? line.item_code === item.code : line.product_code === productCode);

/** What was sent of the batch to the customer: of the bottle's own pack, or of all packs of the item where it names none. */
const sentIn = (
  reader: Reader,
  { item, productCode, pack, batchCode }: Named,
  customerId: string,
) =>
  sentGoods(reader)
    .where("shipment_lines.batch_code", "=", batchCode)
    .where("orders.customer_id", "=", customerId)
    .where(
      pack === "" ? "order_lines.item_code" : "order_lines.product_code",
      "=",
      pack === "" ? item.code : productCode,
    );
