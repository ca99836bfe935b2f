import { readSettings, WrongSettings } from "@reagent/server/settings";
import { buildShop } from "./shop-build.ts";

try {
  // Wrong settings are reported before the build.
  readSettings(process.env);
  if (await buildShop()) {
    await import("@reagent/server/main");
  } else {
    console.error("The shop could not be built: see above.");
    process.exitCode = 1;
  }
} catch (failure) {
  if (!(failure instanceof WrongSettings)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
