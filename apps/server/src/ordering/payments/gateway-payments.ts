import { randomUUID } from "node:crypto";
import { type Fen, fen } from "@reagent/domain/money";
import {
  afterNotice,
  allotPayment,
  isPaidAgain,
  type NoticeEffect,
  paymentKind,
  type PaymentNotice,
} from "@reagent/domain/payment";
import type { Selectable } from "kysely";
import type { Database, Tx } from "../../database/database.ts";
import { Collision, isDuplicate } from "../../database/failure.ts";
import type { Schema } from "../../database/schema.ts";
import { book } from "../balance/ledger.ts";
import { debtsOf, repayDebts } from "./debts.ts";
import { ordersTogether, settleOrders } from "./settle.ts";

export type StoredPayment = Selectable<Schema["payments"]>;

/** A repeated call within this time continues the open payment: pressing twice starts one payment. */
const RESUMED_MS = 30 * 60 * 1000;

/** Adds an open payment before it starts at the gateway. Returns its id. */
export async function openPayment(
  tx: Tx,
  payment: Pick<StoredPayment, "customer_id" | "purpose" | "order_id" | "method"> & {
    readonly amount: Fen;
  },
  now: number,
): Promise<string> {
  const open = await tx
    .selectFrom("payments")
    .select("id")
    .where("customer_id", "=", payment.customer_id)
    .where("created_at", ">", now - RESUMED_MS)
    .where("purpose", "=", payment.purpose)
    .where("order_id", payment.order_id === null ? "is" : "=", payment.order_id)
    .where("method", "=", payment.method)
    .where("amount", "=", payment.amount)
    .where("state", "=", "open")
    .executeTakeFirst();
  if (open) return open.id;
  const id = randomUUID();
  const row = { id, ...payment, state: "open", created_at: now } as const;
  await tx.insertInto("payments").values(row).execute();
  return id;
}

/** The payments of an order or of a repayment, the last one first. */
export function paymentsOf(
  { read }: Pick<Database, "read">,
  of: Pick<StoredPayment, "customer_id" | "purpose"> & { readonly orderIds: readonly string[] },
): Promise<StoredPayment[]> {
  return read
    .selectFrom("payments")
    .selectAll()
    .where("customer_id", "=", of.customer_id)
    .where("purpose", "=", of.purpose)
    .where((each) =>
      of.orderIds.length === 0
        ? each("order_id", "is", null)
        : each("order_id", "in", [...of.orderIds]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** The outcome of a payment at the gateway, from a notice or a query. */
export interface GatewayOutcome extends PaymentNotice {
  readonly paymentId: string;
  /** The gateway's own name of the payment. */
  readonly reference: string;
}

/**
 * Applies an outcome: a paid payment pays its orders or repays credit, and the rest is added to the customer's balance, as is money for a
 * payment that was paid before.
 */
export async function applyGatewayOutcome(
  tx: Tx,
  outcome: GatewayOutcome,
  now: number,
): Promise<NoticeEffect> {
  const payment = await tx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", outcome.paymentId)
    .executeTakeFirst();
  if (!payment) return "ignored";
  const { state, effect } = afterNotice({ ...payment, amount: fen(payment.amount) }, outcome);
  const before = { state: payment.state, reference: payment.gateway_reference };
  if (effect === "repeated" && isPaidAgain(before, outcome)) {
    return addSecondMoney(tx, payment, { reference: outcome.reference, now });
  }
  if (effect !== "settled") return effect;
  await tx
    .updateTable("payments")
    .set({ state, settled_at: now, gateway_reference: outcome.reference })
    .where("id", "=", payment.id)
    .execute();
  if (state === "paid") await allotMoney(tx, payment, now);
  return effect;
}

/** What stands in the id of a payment for money that came again, which went to the balance. */
export const SECOND_MONEY = "+";

/** Adds money for a payment that is paid already as a payment of its own, once for each name that the gateway gives it. */
async function addSecondMoney(
  tx: Tx,
  payment: StoredPayment,
  { reference, now }: { readonly reference: string; readonly now: number },
): Promise<NoticeEffect> {
  const second: StoredPayment = {
    ...payment,
    id: `${payment.id}${SECOND_MONEY}${reference}`,
    gateway_reference: reference,
    created_at: now,
    settled_at: now,
  };
  const known = await tx
    .selectFrom("payments")
    .select("id")
    .where("id", "=", second.id)
    .executeTakeFirst();
  if (known) return "repeated";
  await tx.insertInto("payments").values(second).execute();
  await allotMoney(tx, second, now);
  return "settled";
}

async function allotMoney(tx: Tx, payment: StoredPayment, now: number): Promise<void> {
  const amount = fen(payment.amount);
  const toBalance =
    payment.purpose === "order"
      ? await payOrders(tx, payment, now)
      : await repayDebts(tx, await debtsOf(tx, payment.customer_id, payment.order_id), {
          customerId: payment.customer_id,
          amount,
          isFromBalance: false,
          now,
        });
  if (toBalance > 0) {
    await book(tx, {
      customerId: payment.customer_id,
      account: "prepay",
      amount: toBalance,
      reason: "top-up",
      orderId: payment.order_id,
      now,
    });
  }
}

async function payOrders(tx: Tx, payment: StoredPayment, now: number): Promise<Fen> {
  const orders = await ordersTogether(tx, payment.order_id ?? "");
  const { paid, toBalance } = allotPayment(fen(payment.amount), orders);
  await settleOrders(
    tx,
    orders.filter(({ id }) => paid.includes(id)),
    { paidBy: paymentKind(payment.method), now },
  );
  return toBalance;
}

/** Applies a genuine notice; a repeat of it changes nothing. Returns the effect that it had the first time. */
export function applyNotice(
  database: Database,
  notice: GatewayOutcome & { readonly id: string },
  now: number,
): Promise<NoticeEffect> {
  return database.transact(async (tx) => {
    const known = await tx
      .selectFrom("payment_notices")
      .select("outcome")
      .where("id", "=", notice.id)
      .executeTakeFirst();
    if (known) return known.outcome;
    const effect = await applyGatewayOutcome(tx, notice, now);
    const row = { id: notice.id, payment_id: notice.paymentId, outcome: effect, received_at: now };
    try {
      await tx.insertInto("payment_notices").values(row).execute();
    } catch (failure) {
      // A parallel call applied the same notice: the next run finds it.
      throw isDuplicate(failure) ? new Collision(failure) : failure;
    }
    return effect;
  });
}
