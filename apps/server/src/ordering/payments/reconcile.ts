import { fen } from "@reagent/domain/money";
import { startRepeating } from "../../basics/repeating.ts";
import type { Services } from "../../calls/call.ts";
import type { Database } from "../../database/database.ts";
import { applyGatewayOutcome } from "./gateway-payments.ts";

const ROUND_MS = 10_000;
/** A younger payment is left to its notice. */
const QUERIED_AFTER_MS = 10_000;
/** An older payment that the gateway does not know never reached it. */
const LOST_AFTER_MS = 10 * 60 * 1000;
/** An older payment is not queried any more. */
const QUERIED_FOR_MS = 24 * 60 * 60 * 1000;
const MOST_AT_ONCE = 200;

type GatewayServices = Pick<Services, "database" | "gateway" | "clock">;

/** Queries the gateway for the outcome of a payment, and applies it. */
export async function queryGateway(
  { database, gateway, clock }: GatewayServices,
  paymentId: string,
): Promise<void> {
  const found = await gateway.find(paymentId);
  if (found && found.state !== "open") {
    const outcome = { ...found, paymentId, outcome: found.state };
    await database.transact((tx) => applyGatewayOutcome(tx, outcome, clock.now()));
  }
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

/** Queries the gateway for every payment without a notice, so that none stays unknown. */
export async function reconcile(services: GatewayServices): Promise<void> {
  const { database, gateway, clock } = services;
  const now = clock.now();
  const waiting = await database.read
    .selectFrom("payments")
    .select(["id", "amount", "created_at"])
    .where("state", "=", "open")
    // A start in the future: the clock was set back since.
    .where(({ eb, or }) =>
      or([eb("created_at", "<=", now - QUERIED_AFTER_MS), eb("created_at", ">", now)]),
    )
    .where("created_at", ">", now - QUERIED_FOR_MS)
    .orderBy("created_at")
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id, amount, created_at: startedAt } of waiting) {
    if (now - startedAt >= LOST_AFTER_MS && (await gateway.find(id)) === undefined) {
      const lost = { outcome: "abandoned", reference: "" } as const;
      const outcome = { paymentId: id, amount: fen(amount), ...lost };
      await database.transact((tx) => applyGatewayOutcome(tx, outcome, now));
    } else {
      await queryGateway(services, id);
    }
  }
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
