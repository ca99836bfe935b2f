import { page } from "../../../page.ts";
import { party } from "./Party.screen.ts";

export const partyPage = page(party, {
  firstCalls: async () => (await import("./first-calls.ts")).partyCalls,
  load: async () => (await import("./Party.tsx")).Party,
});
