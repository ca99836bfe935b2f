import { page } from "../../../page.ts";
import { catalogue } from "./Catalogue.screen.ts";

export const cataloguePage = page(catalogue, {
  firstCalls: async () => (await import("./first-calls.ts")).catalogueCalls,
  load: async () => (await import("./Catalogue.tsx")).Catalogue,
});
