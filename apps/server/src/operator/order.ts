import { formatYuan, fen } from "@reagent/domain/money";
import { canBePaid } from "@reagent/domain/order";
import { lineStatus, waitingQuantity } from "@reagent/domain/order-line";
import { momentOf } from "../basics/day.ts";
import type { Reader } from "../database/database.ts";
import { progressOf } from "../ordering/orders/lines.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { inColumns } from "./columns.ts";

const yuan = (amount: number) => formatYuan(fen(amount));

/** The id of the order with a number. Throws `CommandError` where there is none. */
export async function orderIdOf(reader: Reader, code: string): Promise<string> {
  const order = await reader
    .selectFrom("orders")
    .select("id")
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  if (!order) {
    throw new CommandError(`There is no order ${code}.`);
  }
  return order.id;
}

/** An order cannot be paid or kept. */
export const notAwaited = () => new CommandError("This order does not wait to be paid.");

/** An order, its lines and its events as lines of text. */
export async function showOrder(reader: Reader, orderId: string): Promise<string[]> {
  const order = await reader
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .leftJoin("orders as related", "related.id", "orders.related_order_id")
    .selectAll("orders")
    .select(["customers.email", "related.code as relatedCode"])
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await reader
    .selectFrom("order_lines")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const events = await reader
    .selectFrom("order_events")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
  const paid = order.paid_by === null ? order.payment : `${order.payment} by ${order.paid_by}`;
  return [
    `${order.code}  ${order.kind}  ${order.review}  ${paid}`,
    `${order.email}, ${order.receiver} ${order.mobile}`,
    `${yuan(order.amount)} RMB, of that ${yuan(order.refunded_amount)} refunded, ${yuan(order.credit_owed)} owed on credit`,
    ...(canBePaid(order)
      ? [order.pay_by === null ? "Kept until it is paid." : `Lapses at ${momentOf(order.pay_by)}.`]
      : []),
    ...(order.relatedCode === null ? [] : [`Placed together with ${order.relatedCode}.`]),
    "",
    ...inColumns([
      ["Product", "Ordered", "Sent", "Refunded", "Waiting", "State"],
      ...lines.map((line) => [
        line.product_code,
        String(line.quantity),
        String(line.sent_quantity),
        String(line.refunded_quantity),
        String(waitingQuantity(progressOf(line))),
        lineStatus(progressOf(line)),
      ]),
    ]),
    "",
    ...inColumns(
      events.map(({ created_at, event, detail }) => [
        momentOf(created_at),
        event,
        Object.values(JSON.parse(detail) as Record<string, string>).join(" "),
      ]),
    ),
  ];
}

/** Changes an order in one transaction; says what was done, and shows the order. */
export const changeOrder = changing({ idOf: orderIdOf, show: showOrder });
