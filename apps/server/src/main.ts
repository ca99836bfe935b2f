import { shop } from "@reagent/api/contract/shop";
import { systemClock } from "./clock.ts";
import { FirstProcessEnded, startProcesses } from "./processes/start-processes.ts";
import { keepOutputOptional, messageOf, stopOnce } from "./program.ts";
import type { RunningShop } from "./running-shop.ts";
import { readSettings } from "./settings.ts";

keepOutputOptional();

try {
  const settings = readSettings(process.env);
  // The main process of several needs little memory: it does not load the shop.
  const start = settings.workers > 1 ? startProcesses : (await import("./start.ts")).startShop;
  const running = await start(settings, systemClock);
  const stop = stopOnce(() => running.stop(), settings.stopDelayMs);
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Whoever reads this may stop the server at once.
  console.log(greeting(running));
} catch (failure) {
  if (!(failure instanceof FirstProcessEnded)) console.error(messageOf(failure));
  process.exitCode = 1;
}

function greeting(running: RunningShop): string {
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
