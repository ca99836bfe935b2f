import { randomUUID } from "node:crypto";
import { type Fen, fen, sum, toYuan } from "@reagent/domain/money";
import { paymentKind, splitRefund } from "@reagent/domain/payment";
import { startRepeating } from "../../basics/repeating.ts";
import type { Services } from "../../calls/call.ts";
import type { Reader, Tx } from "../../database/database.ts";
import type { ReturnState } from "../../ports/payment/gateway.ts";
import { book } from "../balance/ledger.ts";
import { noteEvent } from "../orders/transitions/timeline.ts";
import { SECOND_MONEY, type StoredPayment } from "./gateway-payments.ts";
import { knownPayment } from "./reconcile.ts";
import type { StoredOrder } from "./settle.ts";

const ROUND_MS = 30_000;
const MOST_AT_ONCE = 100;

type PaidOrder = Pick<
  StoredOrder,
  "id" | "related_order_id" | "customer_id" | "payment" | "paid_at"
>;

/** The payment at a gateway that paid an order; undefined for one that was paid otherwise. */
async function paymentFor(
  reader: Reader,
  { id, related_order_id: related, paid_at: paidAt }: PaidOrder,
): Promise<StoredPayment | undefined> {
  if (paidAt === null) return undefined;
  return reader
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "in", related === null ? [id] : [id, related])
    .where("purpose", "=", "order")
    .where("state", "=", "paid")
    .where("settled_at", "=", paidAt)
    .where("id", "not like", `%${SECOND_MONEY}%`)
    .executeTakeFirst();
}

/** Whether an order was paid at a gateway, so that its money can go back there. */
export const canBeGivenBack = async (reader: Reader, order: PaidOrder): Promise<boolean> =>
  (await paymentFor(reader, order)) !== undefined;

/**
 * Gives a refund of an order back to its payment, as much of it as the payment has left. The gateway makes it after the transaction.
 * Its event names the `cause`. Returns the part that has to go elsewhere.
 */
export async function giveBackTo(
  tx: Tx,
  order: PaidOrder,
  {
    refund,
    now,
    cause = {},
  }: {
    readonly refund: Fen;
    readonly now: number;
    readonly cause?: Readonly<Record<string, string>>;
  },
): Promise<Fen> {
  const payment = await paymentFor(tx, order);
  if (!payment) return refund;
  const before = await tx
    .selectFrom("payment_returns")
    .select("amount")
    .where("payment_id", "=", payment.id)
    .where("state", "<>", "failed")
    .execute();
  const returned = sum(before.map(({ amount }) => fen(amount)));
  const { toPayment, toBalance } = splitRefund(refund, { amount: fen(payment.amount), returned });
  if (toPayment > 0) {
    await tx
      .insertInto("payment_returns")
      .values({
        id: randomUUID(),
        payment_id: payment.id,
        order_id: order.id,
        amount: toPayment,
        state: "waiting",
        problem: "",
        created_at: now,
        settled_at: null,
      })
      .execute();
    const detail = { by: paymentKind(payment.method), amount: toYuan(toPayment), ...cause };
    await noteEvent(tx, order.id, "payment-returned", { now, detail });
  }
  return toBalance;
}

type GatewayServices = Pick<Services, "database" | "gateway" | "clock">;

/**
 * Asks the gateway for every refund that waits, and keeps what became of it. One that the gateway does not make goes to the customer's
 * balance. A failed request does not keep the others from theirs; the failures are thrown together afterwards.
 */
export async function makePaymentReturns(services: GatewayServices): Promise<void> {
  const { database, gateway, clock } = services;
  const waiting = await database.read
    .selectFrom("payment_returns")
    .innerJoin("payments", "payments.id", "payment_returns.payment_id")
    .select([
      "payment_returns.id as returnId",
      "payment_returns.order_id",
      "payment_returns.amount as refund",
      "payments.id",
      "payments.customer_id",
      "payments.method",
      "payments.amount",
      "payments.created_at",
      "payments.gateway_reference",
    ])
    .where("payment_returns.state", "=", "waiting")
    .orderBy("payment_returns.created_at")
    .limit(MOST_AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  for (const each of waiting) {
    try {
      const became = await gateway.giveBack(knownPayment(each), {
        returnId: each.returnId,
        amount: fen(each.refund),
        paid: { amount: fen(each.amount), reference: each.gateway_reference ?? "" },
      });
      await database.transact((tx) => keepState(tx, each, { became, now: clock.now() }));
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Refunds could not be made.");
}

/** Keeps what became of a refund, once: several servers may ask for the same one. */
async function keepState(
  tx: Tx,
  refund: {
    readonly returnId: string;
    readonly order_id: string;
    readonly customer_id: string;
    readonly refund: number;
  },
  { became, now }: { readonly became: ReturnState; readonly now: number },
): Promise<void> {
  const problem = became.state === "made" ? "" : became.problem;
  const { numUpdatedRows } = await tx
    .updateTable("payment_returns")
    .set({
      state: became.state,
      problem,
      ...(became.state === "waiting" ? {} : { settled_at: now }),
    })
    .where("id", "=", refund.returnId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  if (became.state !== "failed" || numUpdatedRows === 0n) return;
  const { order_id: orderId, customer_id: customerId } = refund;
  const amount = fen(refund.refund);
  await book(tx, { customerId, account: "prepay", amount, reason: "refund", orderId, now });
  const detail = { amount: toYuan(amount) };
  await noteEvent(tx, orderId, "payment-return-failed", { now, detail });
}

/** Makes waiting refunds again and again until it is stopped. */
export function startPaymentReturns(
  services: GatewayServices & {
    readonly log: { error(facts: object, message: string): void };
  },
): { stop(): Promise<void> } {
  return startRepeating(() => makePaymentReturns(services), {
    pauseMs: ROUND_MS,
    onFailure: (failure) => services.log.error({ err: failure }, "refunds could not be made"),
  });
}
