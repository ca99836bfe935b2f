import { page } from "../../../page.ts";
import { home } from "./Home.screen.ts";

export const homePage = page(home, {
  firstCalls: async () => (await import("./first-calls.ts")).homeCalls,
  load: async () => (await import("./Home.tsx")).Home,
});
