import { randomUUID } from "node:crypto";
import { fen } from "@reagent/domain/money";
import type { PaymentNotice, PaymentState } from "@reagent/domain/payment";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Database } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema.ts";
import type { GatewayPayment } from "../gateway.ts";
import { type Manner, noticesOf } from "./manner.ts";

export type SimulatedPayment = Selectable<Schema["simulated_payments"]>;
export type SimulatedNotice = Selectable<Schema["simulated_notices"]>;

/** How long somebody may take to pay. */
export const OPEN_MS = 2 * 60 * 60 * 1000;
/** How long a notice under way is left alone before it counts as lost. */
const LEASE_MS = 30_000;

/** Longer than any notice waits for its next try. */
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Whether a notice is due: its time has come, or lies far beyond any wait, as after the clock was set back. */
function isDue({ eb, or }: ExpressionBuilder<Schema, "simulated_notices">, now: number) {
  return or([eb("due_at", "<=", now), eb("due_at", ">", now + LONGEST_WAIT_MS)]);
}

/** Notes a payment down, unless it is known. */
export async function keepPayment(
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
        subject: payment.subject,
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

/** A payment as it stands; one that nobody decided in time was abandoned. */
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
  return state === "open" && now - created_at >= OPEN_MS ? "abandoned" : state;
}

/** Decides a payment, once, and plans the notices of it. */
export function decidePayment(
  database: Database,
  id: string,
  { outcome, manner, now }: { outcome: PaymentNotice["outcome"]; manner: Manner; now: number },
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
    for (const planned of noticesOf(outcome, manner)) {
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

/** Takes the notice that is due longest; nobody else takes it for a while. */
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
    const taken = { attempts: notice.attempts + 1, due_at: now + LEASE_MS };
    await tx.updateTable("simulated_notices").set(taken).where("id", "=", notice.id).execute();
    return { ...notice, ...taken };
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

/** Strikes a notice off: it was taken, or never will be. */
export async function strikeNotice(database: Database, id: string): Promise<void> {
  await database.transact((tx) =>
    tx.deleteFrom("simulated_notices").where("id", "=", id).execute(),
  );
}

/** Lets a notice wait for its next try. */
export async function postponeNotice(database: Database, id: string, until: number): Promise<void> {
  await database.transact((tx) =>
    tx.updateTable("simulated_notices").set({ due_at: until }).where("id", "=", id).execute(),
  );
}
