import type { Registry } from "prom-client";
import { Gauge } from "prom-client";
import type { Clock } from "../basics/clock.ts";
import { answerInTime } from "../database/answer-in-time.ts";
import type { Database } from "../database/database.ts";
import { waitingPayments } from "../ordering/payments/reconcile.ts";
import { waitingMails } from "../ports/mail/outbox.ts";

const MILLISECONDS = 1000;

/** Measures whether the database answers, and what waits in it: mails to be sent, payments whose outcome is unknown. */
export function measureWaiting(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  registry: Registry,
): void {
  const readAll = async () => {
    const now = clock.now();
    const [mails, payments] = await answerInTime(
      Promise.all([waitingMails(database), waitingPayments(database, now)]),
    );
    const age = (since: number | null) => (since === null ? 0 : (now - since) / MILLISECONDS);
    return {
      shop_database_up: 1,
      shop_mails_waiting: mails.count,
      shop_mails_waiting_seconds: age(mails.since),
      shop_payments_waiting: payments.count,
      shop_payments_waiting_seconds: age(payments.since),
    };
  };
  type Values = Awaited<ReturnType<typeof readAll>>;
  const help: Record<keyof Values, string> = {
    shop_database_up: "Whether the database answers: 1 or 0.",
    shop_mails_waiting: "Mails that are not sent yet.",
    shop_mails_waiting_seconds: "For how long the oldest of them has waited.",
    shop_payments_waiting: "Payments of the last day whose outcome is not known yet.",
    shop_payments_waiting_seconds: "For how long the oldest of them has waited.",
  };
  // All gauges of one scrape share one query.
  let reading: Promise<Values | undefined> | undefined;
  const readOnce = () =>
    (reading ??= readAll()
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
  for (const name of Object.keys(help) as (keyof Values)[]) {
    const unknown = name === "shop_database_up" ? 0 : Number.NaN;
    new Gauge({
      name,
      help: help[name],
      // All processes of a server measure the same database.
      aggregator: name === "shop_database_up" ? "min" : "max",
      registers: [registry],
      async collect() {
        const values = await readOnce();
        this.set(values ? values[name] : unknown);
      },
    });
  }
}
