import { page } from "../../../page.ts";
import { bottle } from "./Bottle.screen.ts";

export const bottlePage = page(bottle, {
  firstCalls: async () => (await import("./first-calls.ts")).bottleCalls,
  load: async () => (await import("./Bottle.tsx")).Bottle,
});
