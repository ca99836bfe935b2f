import { page } from "../../../page.ts";
import { chemists } from "./ChemistList.screen.ts";

export const chemistsPage = page(chemists, {
  firstCalls: async () => (await import("./first-calls.ts")).chemistCalls,
  load: async () => (await import("./ChemistList.tsx")).ChemistList,
});
