import { shop } from "@reagent/api/contract/shop";
import { systemClock } from "./clock.ts";
import { databaseCode, isUnavailable } from "./database/failure.ts";
import { SecondServer } from "./database/server-lock.ts";
import { DatabaseBusy } from "./database/transact.ts";
import { DEMO_PASSWORD, demoCustomers } from "./demo/customers.ts";
import { readSettings, WrongSettings } from "./settings.ts";
import { startShop } from "./start.ts";
import type { RunningShop } from "./start.ts";

/** How long calls under way may take to end after the shop has stopped to take new ones in, in milliseconds. */
const STOP_PATIENCE_MS = 15_000;

// What cannot be printed, as on a full disk, stops nobody.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  const settings = readSettings(process.env);
  const running = await startShop(settings, systemClock);
  console.log(greeting(running));
  stopOnSignals(running, settings.stopDelayMs + STOP_PATIENCE_MS);
} catch (failure) {
  console.error(told(failure));
  process.exitCode = 1;
}

function greeting(running: RunningShop): string {
  const { address, hasPages, hasDemoCustomers, unsentMails, metricsAddress } = running;
  const lines = [`${shop.name.zh} · ${shop.name.en} is open at ${address}`];
  if (!hasPages) {
    lines.push("The shop's pages are not built: only the API answers.");
  }
  if (unsentMails !== undefined) {
    lines.push(`SMTP_URL is not set, so mails are not sent; they wait at ${unsentMails}`);
  }
  if (metricsAddress !== undefined) {
    lines.push(`Metrics are read at ${metricsAddress}`);
  }
  if (hasDemoCustomers) {
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    lines.push(...demoCustomers.map(({ email, about }) => `  ${email.padEnd(26)}${about}`));
  }
  return lines.join("\n");
}

function stopOnSignals(running: RunningShop, patienceMs: number): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
    running.stop().catch((failure: unknown) => {
      console.error(told(failure));
      process.exitCode = 1;
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What whoever starts the server reads: expected failures by their message alone. */
function told(failure: unknown): unknown {
  if (isUnavailable(failure)) {
    return `The database or the disk is not there: ${databaseCode(failure) ?? String(failure)}. Start again when it is.`;
  }
  const isExpected =
    failure instanceof WrongSettings ||
    failure instanceof SecondServer ||
    failure instanceof DatabaseBusy ||
    (failure instanceof Error && "code" in failure && failure.code === "EADDRINUSE");
  return isExpected ? failure.message : failure;
}
