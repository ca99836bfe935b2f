import { codes } from "@reagent/api/contract/envelope";
import type { PaidOrder } from "@reagent/domain/cancellation";
import { fen } from "@reagent/domain/money";
import type { InvoicedLine } from "@reagent/domain/order-invoice";
import type { Selectable } from "kysely";
import type { Tx } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema.ts";
import type { Language } from "../../../http/language.ts";
import { Refusal } from "../../../http/refusal.ts";
import { orderMessages } from "./messages.ts";

type OrderRow = Selectable<Schema["orders"]>;

/** A line as the rules of orders see it. */
export interface HeldLine extends InvoicedLine {
  readonly position: number;
  readonly productId: number;
  readonly productCode: string;
  /** How many the order still keeps from the stock. */
  readonly reserved: number;
}

/** An order in the hands of whoever moves it, within the transaction that does. */
export interface HeldOrder {
  readonly row: OrderRow;
  readonly lines: readonly HeldLine[];
}

/** When something is done, and in which language it is said what keeps it from being done. */
export interface Doing {
  readonly now: number;
  readonly language: Language;
}

/** Takes an order by its id; throws a `Refusal` where there is none. */
export async function holdOrder(
  tx: Tx,
  orderId: string,
  { language }: Pick<Doing, "language">,
): Promise<HeldOrder> {
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

/** Takes an order and the one that was placed with it: they are reviewed and cancelled together. */
export async function holdPair(
  tx: Tx,
  orderId: string,
  doing: Pick<Doing, "language">,
): Promise<readonly HeldOrder[]> {
  const order = await holdOrder(tx, orderId, doing);
  const related = order.row.related_order_id;
  return related === null ? [order] : [order, await holdOrder(tx, related, doing)];
}

async function linesOf(tx: Tx, orderId: string): Promise<HeldLine[]> {
  const rows = await tx
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    productCode: row.product_code,
    price: fen(row.price),
    quantity: row.quantity,
    sentQuantity: row.sent_quantity,
    refundedQuantity: row.refunded_quantity,
    reserved: row.reserved_quantity,
    invoicedQuantity: row.invoiced_quantity,
    state: row.state,
    isCancelled: row.is_cancelled === 1,
  }));
}

/** The line of a product; throws a `Refusal` where the order has none. */
export function lineOf(
  { lines }: HeldOrder,
  productCode: string,
  { language }: Pick<Doing, "language">,
): HeldLine {
  const line = lines.find((each) => each.productCode === productCode);
  if (!line) {
    throw new Refusal(codes.badRequest, orderMessages.lineMissing[language]);
  }
  return line;
}

/** Throws a `Refusal` unless an order is reviewed, as it has to be for goods to move. */
export function expectReviewed({ row }: HeldOrder, { language }: Pick<Doing, "language">): void {
  if (row.review !== "reviewed") {
    throw new Refusal(codes.locked, orderMessages.notReviewed[language]);
  }
}

/** Writes down how far a line has come. Gives the order with the line as it stands now. */
export async function keepLine(
  tx: Tx,
  { row, lines }: HeldOrder,
  line: HeldLine,
): Promise<HeldOrder> {
  await tx
    .updateTable("order_lines")
    .set({
      sent_quantity: line.sentQuantity,
      refunded_quantity: line.refundedQuantity,
      reserved_quantity: line.reserved,
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
export function paidOrderOf(row: OrderRow): PaidOrder {
  return {
    reviewStatus: row.review,
    amount: fen(row.amount),
    goodsAmount: fen(row.goods_amount),
    couponAmount: fen(row.coupon_amount),
    refundedAmount: fen(row.refunded_amount),
    creditOwed: fen(row.credit_owed),
  };
}
