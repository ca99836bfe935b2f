import { randomUUID } from "node:crypto";
import { type Fen, fen } from "@reagent/domain/money";
import {
  afterNotice,
  allotPayment,
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

type StoredPayment = Selectable<Schema["payments"]>;

/** A payment that was begun this lately is gone on with where the same is asked for: two presses make one. */
const RESUMED_MS = 30 * 60 * 1000;

/** Notes a payment at a gateway down before the gateway hears of it; gives its id. */
export async function openPayment(
  tx: Tx,
  payment: Pick<StoredPayment, "customer_id" | "purpose" | "order_id" | "method"> & {
    readonly amount: Fen;
  },
  now: number,
): Promise<string> {
  const begun = await tx
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
  if (begun) return begun.id;
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

/** What a gateway says of a payment, by a notice or because it was asked. */
export interface GatewayOutcome extends PaymentNotice {
  readonly paymentId: string;
  /** What the gateway calls the payment. */
  readonly reference: string;
}

/** Takes a gateway's word: a payment that was made pays its orders or repays what is owed, and what is left over is the customer's balance. */
export async function applyGatewayOutcome(
  tx: Tx,
  word: GatewayOutcome,
  now: number,
): Promise<NoticeEffect> {
  const payment = await tx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", word.paymentId)
    .executeTakeFirst();
  if (!payment) return "ignored";
  const { state, effect } = afterNotice({ ...payment, amount: fen(payment.amount) }, word);
  if (effect !== "settled") return effect;
  await tx
    .updateTable("payments")
    .set({ state, settled_at: now, gateway_reference: word.reference })
    .where("id", "=", payment.id)
    .execute();
  if (state === "paid") await useMoney(tx, payment, now);
  return effect;
}

async function useMoney(tx: Tx, payment: StoredPayment, now: number): Promise<void> {
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
    { paidBy: paymentKind(payment.method) === "wechat" ? "wechat" : "bank", now },
  );
  return toBalance;
}

/** Takes a genuine notice, once: a repeat of the same notice does nothing. */
export function takeNotice(
  database: Database,
  notice: GatewayOutcome & { readonly id: string },
  now: number,
): Promise<void> {
  return database.transact(async (tx) => {
    const known = await tx
      .selectFrom("payment_notices")
      .select("id")
      .where("id", "=", notice.id)
      .executeTakeFirst();
    if (known) return;
    const outcome = await applyGatewayOutcome(tx, notice, now);
    const row = { id: notice.id, payment_id: notice.paymentId, outcome, received_at: now };
    try {
      await tx.insertInto("payment_notices").values(row).execute();
    } catch (failure) {
      // The same notice came twice at once: run again, and it is known.
      throw isDuplicate(failure) ? new Collision(failure) : failure;
    }
  });
}
