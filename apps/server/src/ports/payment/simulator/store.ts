import { randomUUID } from "node:crypto";
import { fen } from "@reagent/domain/money";
import type { PaymentNotice, PaymentState } from "@reagent/domain/payment";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema.ts";
import { type GatewayPayment, PAYABLE_MS } from "../gateway.ts";
import { type NoticeBehaviour, noticesOf } from "./notice-behaviour.ts";

export type SimulatedPayment = Selectable<Schema["simulated_payments"]>;
export type SimulatedNotice = Selectable<Schema["simulated_notices"]>;

/** How long a server that took a notice has to send it. */
const LEASE_MS = 30_000;

/** The longest wait before the next try. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Whether a notice is due: its time has come, or is later than any wait allows, since the clock was set back. */
function isDue({ eb, or }: ExpressionBuilder<Schema, "simulated_notices">, now: number) {
  return or([eb("due_at", "<=", now), eb("due_at", ">", now + LONGEST_WAIT_MS)]);
}

/** Saves a payment, unless it exists already. */
export async function savePayment(
  database: Database,
  payment: GatewayPayment,
  now: number,
): Promise<void> {
  await database.transact((tx) =>
    tx
      .insertInto("simulated_payments")
      .values({
        id: payment.paymentId,
        method: payment.methodId,
        amount: payment.amount,
        subject: payment.subject[payment.language],
        language: payment.language,
        return_path: payment.returnPath,
        state: "open",
        created_at: now,
        decided_at: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
}

/** A payment in its current state; one that was not decided in time is abandoned. */
export async function findPayment(
  { read }: Pick<Database, "read">,
  id: string,
  now: number,
): Promise<SimulatedPayment | undefined> {
  const row = await read
    .selectFrom("simulated_payments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { ...row, state: stateOf(row, now) };
}

function stateOf({ state, created_at }: SimulatedPayment, now: number): PaymentState {
  return state === "open" && now - created_at >= PAYABLE_MS ? "abandoned" : state;
}

/** Decides a payment, once, and schedules its notices. */
export function decidePayment(
  database: Database,
  id: string,
  {
    outcome,
    behaviour,
    now,
  }: { outcome: PaymentNotice["outcome"]; behaviour: NoticeBehaviour; now: number },
): Promise<void> {
  return database.transact(async (tx) => {
    const payment = await tx
      .selectFrom("simulated_payments")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!payment || stateOf(payment, now) !== "open") return;
    await tx
      .updateTable("simulated_payments")
      .set({ state: outcome, decided_at: now })
      .where("id", "=", id)
      .execute();
    for (const planned of noticesOf(outcome, behaviour)) {
      await tx
        .insertInto("simulated_notices")
        .values({
          id: randomUUID(),
          payment_id: id,
          notice_id: `${id}-${planned.number}`,
          outcome: planned.outcome,
          amount: fen(payment.amount + planned.tooMuch),
          is_forged: planned.isForged ? 1 : 0,
          attempts: 0,
          due_at: now + planned.after,
        })
        .execute();
    }
  });
}

/** Takes the notice that has been due longest, leased for `LEASE_MS`. */
export function takeDueNotice(
  database: Database,
  now: number,
): Promise<SimulatedNotice | undefined> {
  return database.transact(async (tx) => {
    const notice = await tx
      .selectFrom("simulated_notices")
      .selectAll()
      .where((of) => isDue(of, now))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!notice) return undefined;
    const leased = { attempts: notice.attempts + 1, due_at: now + LEASE_MS };
    await tx.updateTable("simulated_notices").set(leased).where("id", "=", notice.id).execute();
    return { ...notice, ...leased };
  });
}

/** Whether any notice is due, without a transaction. */
export async function isNoticeDue({ read }: Database, now: number): Promise<boolean> {
  const row = await read
    .selectFrom("simulated_notices")
    .select("id")
    .where((of) => isDue(of, now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a notice that was accepted or was dropped. */
export async function deleteNotice(database: Database, id: string): Promise<void> {
  await database.transact((tx) =>
    tx.deleteFrom("simulated_notices").where("id", "=", id).execute(),
  );
}

/** Schedules a notice's next try. */
export async function postponeNotice(database: Database, id: string, until: number): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("simulated_notices").set({ due_at: until }).where("id", "=", id).execute(),
  );
}
