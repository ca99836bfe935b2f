import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import type { PaidOrder } from "@reagent/domain/cancellation";
import { fen } from "@reagent/domain/money";
import type { InvoicedLine } from "@reagent/domain/order-invoice";
import type { Language } from "../../../basics/language.ts";
import { Refusal } from "../../../basics/refusal.ts";
import type { Reader, Tx } from "../../../database/database.ts";
import type { StoredOrder } from "../find-order.ts";
import { progressOf } from "../lines.ts";

/** A line with what the rules of orders need. */
export interface LoadedLine extends InvoicedLine {
  readonly position: number;
  readonly productId: number;
  readonly productCode: string;
  /** The quantity that the order still reserves from the stock. */
  readonly reserved: number;
  /** The batch that it reserves it of; "" for any. */
  readonly pinnedBatch: string;
}

/** An order as a transaction loaded it. */
export interface LoadedOrder {
  readonly row: StoredOrder;
  readonly lines: readonly LoadedLine[];
}

/** The time of a transition, and the language of its refusals. */
export interface TransitionContext {
  readonly now: number;
  readonly language: Language;
}

/** Loads an order; refuses an unknown id. */
export async function loadOrder(
  tx: Tx,
  orderId: string,
  { language }: Pick<TransitionContext, "language">,
): Promise<LoadedOrder> {
  const row = await tx
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!row) {
    throw new Refusal(codes.notFound, orderMessages.missing[language]);
  }
  return { row, lines: await linesOf(tx, orderId) };
}

/** Loads an order and its related order, which are reviewed and cancelled together. */
export async function loadPair(
  tx: Tx,
  orderId: string,
  context: Pick<TransitionContext, "language">,
): Promise<readonly LoadedOrder[]> {
  const order = await loadOrder(tx, orderId, context);
  const related = order.row.related_order_id;
  return related === null ? [order] : [order, await loadOrder(tx, related, context)];
}

/** The lines of an order, in their order. */
export async function linesOf(reader: Reader, orderId: string): Promise<LoadedLine[]> {
  const rows = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    ...progressOf(row),
    position: row.position,
    productId: row.product_id,
    productCode: row.product_code,
    price: fen(row.price),
    reserved: row.reserved_quantity,
    pinnedBatch: row.pinned_batch,
    invoicedQuantity: row.invoiced_quantity,
  }));
}

/** The line of a product; refuses a product that was not ordered. */
export function lineOf(
  { lines }: LoadedOrder,
  productCode: string,
  { language }: Pick<TransitionContext, "language">,
): LoadedLine {
  const line = lines.find((each) => each.productCode === productCode);
  if (!line) {
    throw new Refusal(codes.badRequest, orderMessages.lineMissing[language]);
  }
  return line;
}

/** Refuses an order that is not reviewed: its goods do not move. */
export function expectReviewed(
  { row }: LoadedOrder,
  { language }: Pick<TransitionContext, "language">,
): void {
  if (row.review !== "reviewed") {
    throw new Refusal(codes.locked, orderMessages.notReviewed[language]);
  }
}

/** Saves the progress of a line. Returns the order with the new line. */
export async function saveLine(
  tx: Tx,
  { row, lines }: LoadedOrder,
  line: LoadedLine,
): Promise<LoadedOrder> {
  await tx
    .updateTable("order_lines")
    .set({
      sent_quantity: line.sentQuantity,
      refunded_quantity: line.refundedQuantity,
      reserved_quantity: line.reserved,
      pinned_batch: line.pinnedBatch,
      invoiced_quantity: line.invoicedQuantity,
      state: line.state,
      is_cancelled: line.isCancelled ? 1 : 0,
    })
    .where("order_id", "=", row.id)
    .where("position", "=", line.position)
    .execute();
  return { row, lines: lines.map((each) => (each.position === line.position ? line : each)) };
}

/** The money of an order. */
export function paidOrderOf(row: StoredOrder): PaidOrder {
  return {
    reviewStatus: row.review,
    amount: fen(row.amount),
    goodsAmount: fen(row.goods_amount),
    couponAmount: fen(row.coupon_amount),
    refundedAmount: fen(row.refunded_amount),
    creditOwed: fen(row.credit_owed),
  };
}
