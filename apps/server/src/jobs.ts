import type { FastifyBaseLogger } from "fastify";
import { tellOfRevisions } from "./areas/data-sheet/tell.ts";
import { sweepBrowseEvents } from "./areas/home/browse-events.ts";
import { lapseGiftOrders } from "./areas/orchard/withdraw.ts";
import { sweepSentBaskets } from "./areas/sent-basket/sweep.ts";
import { startStockAlerts } from "./areas/stock-alert/send.ts";
import { sweepUploads } from "./areas/upload/sweep.ts";
import { startRepeating } from "./basics/repeating.ts";
import type { Services } from "./calls/call.ts";
import { lapseOrders, remindOfTransfers } from "./ordering/orders/lapse.ts";
import { startPaymentReturns } from "./ordering/payments/payment-returns.ts";
import { startReconciling } from "./ordering/payments/reconcile.ts";
import { startMailSender } from "./ports/mail/mail-sender.ts";
import { openTransport } from "./ports/mail/transport.ts";
import { delivererTo, startNotifier } from "./ports/payment/simulator/notifier.ts";
import { ClockWatch } from "./services/clock-watch.ts";
import type { Settings } from "./settings/settings.ts";

const LAPSE_INTERVAL_MS = 60 * 1000;
const SWEEP_INTERVAL_MS = 60 * 60 * 1000;

/** Starts what a server does by itself; several share the work. Returns a function that ends it. */
export function startJobs(
  settings: Settings,
  {
    address,
    publicUrl,
    log,
    countGivenUp,
    ...services
  }: Pick<Services, "database" | "files" | "gateway" | "clock"> & {
    /** Where the server listens. */
    readonly address: string;
    readonly publicUrl: string;
    readonly log: FastifyBaseLogger;
    readonly countGivenUp: (() => void) | undefined;
  },
): () => Promise<void> {
  const { database, clock } = services;
  const transport = openTransport(settings.mail);
  const timed = timedJobs(services, log);
  const repeat = (work: TimedJob, pauseMs: number, failed: string) =>
    startRepeating(work, { pauseMs, onFailure: (failure) => log.error({ err: failure }, failed) });
  const jobs = [
    startMailSender({
      database,
      files: services.files,
      clock,
      transport,
      publicUrl,
      log,
      countGivenUp,
    }),
    repeat(timed.lapseOrders, LAPSE_INTERVAL_MS, "unpaid orders could not be cancelled"),
    repeat(timed.remindOfTransfers, LAPSE_INTERVAL_MS, "transfers could not be reminded of"),
    repeat(timed.lapseGiftOrders, LAPSE_INTERVAL_MS, "unpaid gift orders could not be cancelled"),
    repeat(timed.tellOfRevisions, LAPSE_INTERVAL_MS, "revised data sheets could not be mailed"),
    repeat(timed.sweep, SWEEP_INTERVAL_MS, "old uploads could not be swept"),
    startStockAlerts({ database, clock, log }),
    startReconciling({ ...services, log }),
    startPaymentReturns({ ...services, log }),
  ];
  if (settings.payment) {
    const { key } = settings.payment;
    jobs.push(startNotifier({ database, clock, key, deliver: delivererTo(address) }));
  }
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}

type TimedJob = (stopping?: AbortSignal) => Promise<void>;

/** One round each of what ends or deletes by the clock. A round does nothing while the clock is not believed. */
export function timedJobs(
  services: Pick<Services, "database" | "files" | "clock">,
  log: Pick<FastifyBaseLogger, "warn">,
) {
  const { database, clock } = services;
  const watch = new ClockWatch({ database, clock, log });
  const ifBelieved =
    (work: TimedJob): TimedJob =>
    async (stopping) => {
      if (await watch.isBelieved()) await work(stopping);
    };
  return {
    lapseOrders: ifBelieved((stopping) => lapseOrders(services, stopping)),
    remindOfTransfers: ifBelieved((stopping) => remindOfTransfers(services, stopping)),
    lapseGiftOrders: ifBelieved((stopping) => lapseGiftOrders(services, stopping)),
    tellOfRevisions: (stopping?: AbortSignal) => tellOfRevisions(services, stopping),
    /** Sweeps unused uploads, old views of pages and baskets that were sent long ago. */
    sweep: ifBelieved(async () => {
      await sweepUploads(services, clock.now());
      await sweepBrowseEvents(database, clock.now());
      await sweepSentBaskets(database, clock.now());
    }),
  };
}
