import { page } from "../../../page.ts";
import { structureResults } from "./StructureResults.screen.ts";

export const structureResultsPage = page(structureResults, {
  load: async () => (await import("./StructureResults.tsx")).StructureResults,
});
