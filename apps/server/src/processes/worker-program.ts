import { flushCompileCache } from "node:module";
import { systemClock } from "../clock.ts";
import { keepOutputOptional, messageOf, stopOnce } from "../program.ts";
import { readSettings } from "../settings.ts";
import { startShop } from "../start.ts";
import { MainProcess, type Part } from "./main-process.ts";

keepOutputOptional();
// The terminal sends it to all processes of the server; the main process stops them.
process.on("SIGINT", () => {});

try {
  const part = JSON.parse(process.argv[2] ?? "") as Part;
  const main = new MainProcess(part, systemClock);
  // The main process waits for proxies to notice.
  const settings = { ...readSettings(process.env), stopDelayMs: 0 };
  const { stop, ...facts } = await startShop(settings, systemClock, main);
  main.onStop = stopOnce(async () => {
    main.leave();
    await stop();
    process.disconnect();
  });
  process.on("SIGTERM", main.onStop);
  main.running(facts);
  // Node does it at the end of a process, which one that is killed does not have.
  flushCompileCache();
} catch (failure) {
  console.error(messageOf(failure));
  process.exit(1);
}
