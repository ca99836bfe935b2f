import { page } from "../../../page.ts";
import { batchResults } from "./BatchResults.screen.ts";

export const batchResultsPage = page(batchResults, {
  load: async () => (await import("./BatchResults.tsx")).BatchResults,
});
