import { type Fen, fen } from "@reagent/domain/money";
import { awaitsPayment } from "@reagent/domain/order";
import { startRepeating } from "../../basics/repeating.ts";
import type { Services } from "../../calls/call.ts";
import type { Database, Reader } from "../../database/database.ts";
import {
  type GatewayFinding,
  type KnownPayment,
  PAYABLE_MS,
  type ReceivedMoney,
} from "../../ports/payment/gateway.ts";
import { applyGatewayOutcome, type StoredPayment } from "./gateway-payments.ts";
import { ordersTogether } from "./settle.ts";

const ROUND_MS = 10_000;
/** A younger payment is left to its notice. */
const QUERIED_AFTER_MS = 10_000;
/** An older payment that the gateway does not know never reached it. */
const LOST_AFTER_MS = 10 * 60 * 1000;
/** An older payment is not queried any more. */
const QUERIED_FOR_MS = 24 * 60 * 60 * 1000;
/** An older payment that is still open is closed; some minutes after its end, since the gateway's clock may be late. */
const CLOSED_AFTER_MS = PAYABLE_MS + 5 * 60 * 1000;
/** A younger payment is not closed, even if its order wants none: its customer may be confirming it. */
const LEFT_OPEN_MS = 60 * 1000;
const MOST_AT_ONCE = 200;
/** After so many failures in a row, the other payments wait for the next round: the gateway is probably down. */
const MOST_FAILURES = 5;

type GatewayServices = Pick<Services, "database" | "gateway" | "clock">;

type QueriedPayment = Pick<StoredPayment, "id" | "amount" | "method" | "created_at">;

/** A stored payment as the gateway knows it. */
export const knownPayment = ({
  id,
  method,
  created_at,
}: Pick<StoredPayment, "id" | "method" | "created_at">): KnownPayment => ({
  paymentId: id,
  methodId: method,
  payableUntil: created_at + PAYABLE_MS,
});

/** Queries the gateway for the outcome of a payment, and applies it. */
export async function queryGateway(
  services: GatewayServices,
  payment: QueriedPayment,
): Promise<void> {
  const found = await services.gateway.find(knownPayment(payment));
  await applyFinding(services, { id: payment.id, amount: fen(payment.amount) }, found);
}

async function applyFinding(
  { database, clock }: GatewayServices,
  { id, amount }: { readonly id: string; readonly amount: Fen },
  found: GatewayFinding | undefined,
): Promise<void> {
  if (found === undefined || found.state === "open") return;
  if (found.state === "paid") return applyReceived({ database, clock }, id, found.received);
  const outcome = { paymentId: id, outcome: found.state, amount, reference: "" };
  await database.transact((tx) => applyGatewayOutcome(tx, outcome, clock.now()));
}

/** Applies all money that a gateway has received for a payment; what was applied before changes nothing. */
export async function applyReceived(
  { database, clock }: Pick<GatewayServices, "database" | "clock">,
  paymentId: string,
  received: readonly ReceivedMoney[],
): Promise<void> {
  await database.transact(async (tx) => {
    for (const money of received) {
      const outcome = { ...money, paymentId, outcome: "paid" } as const;
      await applyGatewayOutcome(tx, outcome, clock.now());
    }
  });
}

/** The number of payments that wait for an outcome, and the start of the oldest in epoch milliseconds. */
export async function waitingPayments(
  database: Database,
  now: number,
): Promise<{ readonly count: number; readonly since: number | null }> {
  const { count, since } = await database.read
    .selectFrom("payments")
    .where("state", "=", "open")
    .where("created_at", ">", now - QUERIED_FOR_MS)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}

/**
 * Queries the gateway for every payment without a notice, so that none stays unknown, and closes those that are too old or whose order wants
 * no money any more. One whose query fails does not keep the others from theirs; the failures are thrown together afterwards.
 */
export async function reconcile(services: GatewayServices): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const waiting = await database.read
    .selectFrom("payments")
    .select(["id", "amount", "method", "created_at", "order_id", "purpose"])
    .where("state", "=", "open")
    // A start in the future: the clock was set back since.
    .where(({ eb, or }) =>
      or([eb("created_at", "<=", now - QUERIED_AFTER_MS), eb("created_at", ">", now)]),
    )
    .where("created_at", ">", now - QUERIED_FOR_MS)
    .orderBy("created_at")
    .limit(MOST_AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  let failedInARow = 0;
  for (const payment of waiting) {
    try {
      await reconcileOne(services, payment, now);
      failedInARow = 0;
    } catch (failure) {
      failures.push(failure);
      failedInARow += 1;
      if (failedInARow >= MOST_FAILURES) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "The gateway could not be queried.");
}

type WaitingPayment = QueriedPayment & Pick<StoredPayment, "order_id" | "purpose">;

async function reconcileOne(
  services: GatewayServices,
  payment: WaitingPayment,
  now: number,
): Promise<void> {
  const { gateway } = services;
  const { id, amount } = payment;
  const known = knownPayment(payment);
  const age = now - payment.created_at;
  const find = async () =>
    (await gateway.find(known)) ??
    (age >= LOST_AFTER_MS ? ({ state: "abandoned" } as const) : undefined);
  let found = await find();
  const isOver = async () =>
    age >= CLOSED_AFTER_MS ||
    (age >= LEFT_OPEN_MS && !(await isWanted(services.database.read, payment)));
  if (found?.state === "open" && (await isOver())) {
    await gateway.close(known);
    found = await find();
  }
  await applyFinding(services, { id, amount: fen(amount) }, found);
}

/** Whether a payment is still wanted: an order that was cancelled, or was paid otherwise, wants none. */
async function isWanted(
  reader: Reader,
  { purpose, order_id: orderId }: WaitingPayment,
): Promise<boolean> {
  if (purpose !== "order" || orderId === null) return true;
  return (await ordersTogether(reader, orderId)).some(awaitsPayment);
}

/** Reconciles periodically until stopped; `stop` waits for the current round. */
export function startReconciling(
  services: GatewayServices & { readonly log: { error(facts: object, message: string): void } },
): { stop(): Promise<void> } {
  return startRepeating(() => reconcile(services), {
    pauseMs: ROUND_MS,
    onFailure: (failure) =>
      services.log.error({ err: failure }, "payments could not be reconciled"),
  });
}
