import cluster from "node:cluster";
import { adoptShop, shop } from "@reagent/api/contract/shop";
import { systemClock } from "./basics/clock.ts";
import { keepOutputOptional, messageOf, stopOnce } from "./program.ts";
import type { RunningShop } from "./running-shop.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { FirstWorkerEnded, startWorkers, tellPrimary } from "./workers.ts";

keepOutputOptional();

try {
  const settings = readSettings(process.env);
  adoptShop(settings.shop);
  const { stop, ...facts } = await start(settings);
  const stopAll = stopOnce(async () => {
    await stop();
    if (cluster.isWorker) process.disconnect();
  }, settings.stopDelayMs);
  process.on("SIGTERM", stopAll);
  process.on("SIGINT", stopAll);
  // Whoever reads this may stop the server at once.
  if (cluster.isWorker) tellPrimary(facts);
  else console.log(greeting(facts));
} catch (failure) {
  if (!(failure instanceof FirstWorkerEnded)) console.error(messageOf(failure));
  process.exitCode = 1;
  if (cluster.isWorker) process.disconnect();
}

async function start(settings: Settings): Promise<RunningShop> {
  if (cluster.isPrimary && settings.workers > 1) return startWorkers(settings);
  // The primary process needs little memory: it does not load the shop.
  const { startShop } = await import("./start.ts");
  return startShop(settings, systemClock);
}

function greeting(running: Omit<RunningShop, "stop">): string {
  const { address, hasPages, demo, unsentMails, metricsAddress, processCount } = running;
  const lines = [`${shop.name.zh} · ${shop.name.en} is open at ${address}`];
  if (processCount > 1) {
    lines.push(`${processCount} processes answer.`);
  }
  if (!hasPages) {
    lines.push("The shop's pages are not built: only the API answers.");
  }
  if (unsentMails !== undefined) {
    lines.push(`SMTP_URL is not set, so mails are not sent; they can be read at ${unsentMails}`);
  }
  if (metricsAddress !== undefined) {
    lines.push(`Metrics are served at ${metricsAddress}`);
  }
  if (demo) {
    lines.push(`Demo accounts, all with the password ${demo.password}:`);
    lines.push(...demo.accounts.map(({ email, about }) => `  ${email.padEnd(26)}${about}`));
  }
  return lines.join("\n");
}
