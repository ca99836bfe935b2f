import { page } from "../../../page.ts";
import { productLines } from "./ProductLines.screen.ts";

export const productLinesPage = page(productLines, {
  firstCalls: async () => (await import("../ProductLine/first-calls.ts")).productLinesCalls,
  load: async () => (await import("./ProductLines.tsx")).ProductLines,
});
