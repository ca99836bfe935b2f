import { readSettings, WrongSettings } from "@reagent/server/settings/settings";
import { printHelp } from "./help.ts";
import { buildShop } from "./shop-build.ts";

const HELP = `Opens the shop: builds it where its sources have changed, fills an empty database with the demo, and starts the server.

  npx -y pnpm@12 start                   at http://127.0.0.1:3000
  PORT=3001 npx -y pnpm@12 start         at another port

docs/operations.md lists all settings.
`;

async function start(): Promise<void> {
  try {
    // Wrong settings are reported before the build.
    readSettings(process.env);
    if (await buildShop()) {
      console.log("Starting the server. An empty database is filled with the demo first.");
      const begin = performance.now();
      await import("@reagent/server/main");
      console.log(`Started in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
    } else {
      console.error("The shop could not be built: see above.");
      process.exitCode = 1;
    }
  } catch (failure) {
    if (!(failure instanceof WrongSettings)) throw failure;
    console.error(failure.message);
    process.exitCode = 1;
  }
}

if (!printHelp(HELP)) await start();
