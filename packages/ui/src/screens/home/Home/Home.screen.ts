import { screen } from "../../../screen.ts";

export const home = screen({
  address: "/",
  visitors: "anyone",
  isListed: true,
  firstCalls: async () => (await import("./first-calls.ts")).homeCalls,
  load: async () => (await import("./Home.tsx")).Home,
});
