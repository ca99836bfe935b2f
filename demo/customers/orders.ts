import { dayOf, startOfDay } from "@reagent/server/basics/day";
import { readAddresses } from "@reagent/server/customers/addresses";
import { readInvoiceAddressOf } from "@reagent/server/customers/invoice-address";
import { readInvoiceOf } from "@reagent/server/customers/invoices";
import type { Tx } from "@reagent/server/database/database";
import { book } from "@reagent/server/ordering/balance/ledger";
import { settleOrder } from "@reagent/server/ordering/payments/settle";
import { type DemoOrder, readDemoOrders } from "./history.ts";
import { type Buyer, placeDemoOrder } from "./placing.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How long unpaid orders of the demo wait to be paid, from its start on. */
const DEMO_TERM_MS = 3 * DAY_MS;
/** The credit limit of a demo customer with orders on credit, in fen. */
const CREDIT_LIMIT = 5_000_00;

/**
 * Adds the orders of a demo customer once, by the rules of real orders. A top-up before them keeps the balance as it is.
 */
export async function addDemoOrders(
  tx: Tx,
  { id, group, now }: { readonly id: string; readonly group: string; readonly now: number },
): Promise<void> {
  const history = readDemoOrders().filter(({ customerId }) => customerId === id);
  const [address] = await readAddresses(tx, id);
  if (!address || history.length === 0 || (await hasOrders(tx, id))) {
    return;
  }
  const invoice = await readInvoiceOf(tx, id);
  const invoicePlace = await readInvoiceAddressOf(tx, id);
  const buyer = { id, group, address, invoice, invoicePlace };
  // What is past sends no mails.
  await switchMails(tx, id, 0);
  for (const [index, order] of history.entries()) {
    await runHistory(tx, buyer, { order, name: `${id}-order-${index + 1}`, now });
  }
  await switchMails(tx, id, 1);
  await balanceOrders(tx, id);
  await tx
    .updateTable("customers")
    .set({ credit_limit: CREDIT_LIMIT })
    .where("id", "=", id)
    .where("credit_limit", "=", 0)
    .where((of) =>
      of.exists(
        of
          .selectFrom("orders")
          .select("id")
          .where("customer_id", "=", id)
          .where("credit_owed", ">", 0),
      ),
    )
    .execute();
}

async function switchMails(tx: Tx, customerId: string, isOn: 0 | 1): Promise<void> {
  await tx
    .updateTable("customers")
    .set({ gets_order_mails: isOn })
    .where("id", "=", customerId)
    .execute();
}

async function hasOrders(tx: Tx, customerId: string): Promise<boolean> {
  const first = await tx
    .selectFrom("orders")
    .select("id")
    .where("customer_id", "=", customerId)
    .where("id", "like", `${customerId}-order-%`)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}

/** Places an order, pays it and runs its steps, five hours apart and none in the future. */
async function runHistory(
  tx: Tx,
  buyer: Buyer,
  { order, name, now }: { readonly order: DemoOrder; readonly name: string; readonly now: number },
): Promise<void> {
  const placedAt =
    typeof order.on === "string"
      ? startOfDay(order.on) + 10 * HOUR_MS
      : Math.min(startOfDay(dayOf(now - order.on * DAY_MS)) + 10 * HOUR_MS, now - HOUR_MS);
  const payBy = now + DEMO_TERM_MS;
  const placed = await placeDemoOrder(tx, buyer, { order, name, now: placedAt, payBy });
  if (!placed) {
    return;
  }
  if (order.paidBy) {
    await settleOrder(tx, placed.orderId, { paidBy: order.paidBy, now: placedAt + 2 * MINUTE_MS });
  }
  for (const [index, step] of order.steps.entries()) {
    const doing = {
      now: Math.min(placedAt + (index + 1) * 5 * HOUR_MS, now),
      language: "zh",
    } as const;
    await step(tx, placed, doing);
  }
}

/**
 * Books a top-up a day before the first order for the most that the orders take from the balance, and a withdrawal at the end for
 * what they refund.
 */
async function balanceOrders(tx: Tx, customerId: string): Promise<void> {
  const entries = await tx
    .selectFrom("ledger_entries")
    .select(["amount", "created_at"])
    .where("customer_id", "=", customerId)
    .where("account", "=", "prepay")
    .where("order_id", "like", `${customerId}-order-%`)
    .orderBy("created_at")
    .execute();
  let [balance, lowest] = [0, 0];
  for (const { amount } of entries) {
    balance += amount;
    lowest = Math.min(lowest, balance);
  }
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || lowest === 0) {
    return;
  }
  const entry = { customerId, account: "prepay" } as const;
  const paidIn = { amount: 0 - lowest, reason: "top-up", now: first.created_at - DAY_MS } as const;
  await book(tx, { ...entry, ...paidIn });
  if (balance > lowest) {
    const paidOut = { amount: lowest - balance, reason: "withdrawn" } as const;
    await book(tx, { ...entry, ...paidOut, now: last.created_at + MINUTE_MS });
  }
}
