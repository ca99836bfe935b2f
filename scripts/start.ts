import { buildShop } from "./shop-build.ts";

if (await buildShop()) {
  await import("@reagent/server/main");
} else {
  console.error("The shop could not be built: see above.");
  process.exitCode = 1;
}
