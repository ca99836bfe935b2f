import { page } from "../../../page.ts";
import { catalogue } from "./Catalogue.screen.ts";

export const cataloguePage = page(catalogue, {
  // Its categories are read with the frame.
  firstCalls: async () => () => [],
  load: async () => (await import("./Catalogue.tsx")).Catalogue,
});
