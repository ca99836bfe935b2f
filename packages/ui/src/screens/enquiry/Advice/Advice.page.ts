import { noFirstCalls, page } from "../../../page.ts";
import { advice } from "./Advice.screen.ts";

export const advicePage = page(advice, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./Advice.tsx")).Advice,
});
