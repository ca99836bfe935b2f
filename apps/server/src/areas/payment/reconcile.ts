import { setTimeout as sleep } from "node:timers/promises";
import { fen } from "@reagent/domain/money";
import type { Clock } from "../../clock.ts";
import type { Database } from "../../database/database.ts";
import type { Gateway } from "../../ports/payment/gateway.ts";
import { applyGatewayOutcome } from "./gateway-payments.ts";

const ROUND_MS = 10_000;
/** A payment that was begun just now is left to its notice. */
const ASKED_AFTER_MS = 10_000;
/** A payment of which the gateway knows nothing by then never reached it. */
const LOST_AFTER_MS = 10 * 60 * 1000;
/** What a gateway has not said in that time it never says. */
const ASKED_FOR_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 200;

interface Asking {
  readonly database: Database;
  readonly gateway: Gateway;
  readonly clock: Clock;
}

/** Asks the gateway what came of a payment, and takes its word. */
export async function askGateway(
  { database, gateway, clock }: Asking,
  paymentId: string,
): Promise<void> {
  const found = await gateway.find(paymentId);
  if (found && found.state !== "open") {
    const word = { ...found, paymentId, outcome: found.state };
    await database.transact((tx) => applyGatewayOutcome(tx, word, clock.now()));
  }
}

/** How many payments that are still asked after have no outcome, and since when the oldest waits, in epoch milliseconds. */
export async function waitingPayments(
  database: Database,
  now: number,
): Promise<{ readonly count: number; readonly since: number | null }> {
  const { count, since } = await database.read
    .selectFrom("payments")
    .where("state", "=", "open")
    .where("created_at", ">", now - ASKED_FOR_MS)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("since")])
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}

/** Asks after every payment whose notice has not come, so that none stays unknown. */
export async function reconcile(asking: Asking): Promise<void> {
  const { database, gateway, clock } = asking;
  const now = clock.now();
  const waiting = await database.read
    .selectFrom("payments")
    .select(["id", "amount", "created_at"])
    .where("state", "=", "open")
    // One that begins later than now was begun before the clock was set back.
    .where(({ eb, or }) =>
      or([eb("created_at", "<=", now - ASKED_AFTER_MS), eb("created_at", ">", now)]),
    )
    .where("created_at", ">", now - ASKED_FOR_MS)
    .orderBy("created_at")
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id, amount, created_at: begun } of waiting) {
    if (now - begun >= LOST_AFTER_MS && (await gateway.find(id)) === undefined) {
      const word = {
        paymentId: id,
        amount: fen(amount),
        outcome: "abandoned",
        reference: "",
      } as const;
      await database.transact((tx) => applyGatewayOutcome(tx, word, now));
    } else {
      await askGateway(asking, id);
    }
  }
}

/** Reconciles now and then, until stopped; stopping waits for the round under way. */
export function startReconciling(
  asking: Asking & { readonly log: { error(facts: object, message: string): void } },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const work = async () => {
    while (!stopping.signal.aborted) {
      await reconcile(asking).catch((failure: unknown) =>
        asking.log.error({ err: failure }, "payments could not be reconciled"),
      );
      await sleep(ROUND_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const ended = work();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
