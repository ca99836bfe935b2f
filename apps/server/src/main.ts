import { shop } from "@reagent/api/contract/shop";
import { systemClock } from "./clock.ts";
import { databaseCode, isUnavailable } from "./database/failure.ts";
import { SecondServer } from "./database/server-lock.ts";
import { DatabaseBusy } from "./database/transact.ts";
import { DEMO_PASSWORD, demoCustomers } from "./demo/customers.ts";
import { readSettings, WrongSettings } from "./settings.ts";
import { startShop } from "./start.ts";
import type { RunningShop } from "./start.ts";

/** How long running calls may take after the server has stopped accepting new ones, in milliseconds. */
const STOP_TIMEOUT_MS = 15_000;

// An output that cannot be written, such as to a full disk, must not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

try {
  const settings = readSettings(process.env);
  const running = await startShop(settings, systemClock);
  console.log(greeting(running));
  stopOnSignals(running, settings.stopDelayMs + STOP_TIMEOUT_MS);
} catch (failure) {
  console.error(messageOf(failure));
  process.exitCode = 1;
}

function greeting(running: RunningShop): string {
  const { address, hasPages, hasDemoCustomers, unsentMails, metricsAddress } = running;
  const lines = [`${shop.name.zh} · ${shop.name.en} is open at ${address}`];
  if (!hasPages) {
    lines.push("The shop's pages are not built: only the API answers.");
  }
  if (unsentMails !== undefined) {
    lines.push(`SMTP_URL is not set, so mails are not sent; they can be read at ${unsentMails}`);
  }
  if (metricsAddress !== undefined) {
    lines.push(`Metrics are served at ${metricsAddress}`);
  }
  if (hasDemoCustomers) {
    lines.push(`Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    lines.push(...demoCustomers.map(({ email, about }) => `  ${email.padEnd(26)}${about}`));
  }
  return lines.join("\n");
}

function stopOnSignals(running: RunningShop, timeoutMs: number): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    running.stop().catch((failure: unknown) => {
      console.error(messageOf(failure));
      process.exitCode = 1;
    });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** What is wrong on this machine, and how to start anyway; undefined for any other failure. */
function wayOut(failure: unknown): string | undefined {
  const { code, port, path } = failure as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Set another: PORT=${Number(port) + 1} npx -y pnpm@12 start`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} needs more rights. Set another: PORT=3000 npx -y pnpm@12 start`;
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(code ?? ""))
    return `${path} cannot be written. Set another folder: DATA_DIR=/path/to/folder npx -y pnpm@12 start`;
  return undefined;
}

/** The printed text of a failure: only the message of an expected one. */
function messageOf(failure: unknown): unknown {
  if (isUnavailable(failure)) {
    return `The database or the disk is not available: ${databaseCode(failure) ?? String(failure)}. Start again when it is.`;
  }
  const isExpected =
    failure instanceof WrongSettings ||
    failure instanceof SecondServer ||
    failure instanceof DatabaseBusy;
  return isExpected ? failure.message : (wayOut(failure) ?? failure);
}
