import { accountEmail } from "@reagent/domain/email-address";
import { formatYuan, fen } from "@reagent/domain/money";
import { canBePaid } from "@reagent/domain/order";
import { lineStatus, waitingQuantity } from "@reagent/domain/order-line";
import { mostViewedPages } from "../areas/home/browse-events.ts";
import { progressOf } from "../areas/order/lines.ts";
import { CommandError } from "../command-line.ts";
import type { Reader } from "../database/database.ts";
import { momentOf } from "../http/day.ts";
import { inColumns } from "./columns.ts";

/** The next steps that an order can wait for. */
export const WAITS = ["payment", "review", "shipping", "invoice"] as const;
export type Wait = (typeof WAITS)[number];

const yuan = (amount: number) => formatYuan(fen(amount));

/** Orders as lines of text, newest first. */
export async function listOrders(
  reader: Reader,
  {
    waiting,
    email,
    limit,
  }: { readonly waiting?: Wait; readonly email?: string; readonly limit: number },
): Promise<string[]> {
  let orders = reader
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .selectAll("orders")
    .select("customers.email")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id")
    .limit(limit);
  if (email !== undefined) {
    orders = orders.where("customers.email", "=", accountEmail(email));
  }
  if (waiting === "payment" || waiting === "review") {
    orders = orders
      .where("orders.review", "=", "pending")
      .where("orders.payment", "=", waiting === "payment" ? "unpaid" : "paid");
  }
  if (waiting === "shipping" || waiting === "invoice") {
    orders = orders.where("orders.review", "=", "reviewed");
  }
  if (waiting === "invoice") {
    orders = orders.where("invoice_type", "<>", "blank").where(({ exists, selectFrom }) =>
      exists(
        selectFrom("order_lines")
          .select("order_lines.position")
          .whereRef("order_lines.order_id", "=", "orders.id")
          .where("order_lines.is_cancelled", "=", 0)
          .where(({ eb, ref }) =>
            eb(eb(ref("quantity"), "-", ref("refunded_quantity")), ">", ref("invoiced_quantity")),
          ),
      ),
    );
  }
  if (waiting === "shipping") {
    orders = orders.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("order_lines")
          .select("order_lines.position")
          .whereRef("order_lines.order_id", "=", "orders.id")
          .where("order_lines.state", "=", "open")
          .where("order_lines.is_cancelled", "=", 0),
      ),
    );
  }
  const rows = await orders.execute();
  if (rows.length === 0) {
    return ["There are no such orders."];
  }
  return inColumns(
    rows.map((row) => [
      row.code,
      momentOf(row.created_at),
      row.kind,
      row.review,
      row.payment,
      yuan(row.amount),
      row.email,
    ]),
  );
}

/** The most viewed pages of the last days as lines of text. */
export async function listPages(
  reader: Reader,
  range: Parameters<typeof mostViewedPages>[1],
): Promise<string[]> {
  const pages = await mostViewedPages(reader, range);
  if (pages.length === 0) {
    return ["No page was viewed."];
  }
  return inColumns([
    ["Views", "Devices", "Page"],
    ...pages.map(({ page, views, devices }) => [String(views), String(devices), page]),
  ]);
}

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

/** The id of the customer with an e-mail address. Throws `CommandError` where there is none. */
export async function customerIdOf(reader: Reader, email: string): Promise<string> {
  const customer = await reader
    .selectFrom("customers")
    .select("id")
    .where("email", "=", accountEmail(email))
    .executeTakeFirst();
  if (!customer) {
    throw new CommandError(`There is no customer ${email}.`);
  }
  return customer.id;
}

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
