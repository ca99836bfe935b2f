import { page } from "../../../page.ts";
import { dataSheet } from "./DataSheet.screen.ts";

export const dataSheetPage = page(dataSheet, {
  firstCalls: async () => (await import("./first-calls.ts")).dataSheetCalls,
  load: async () => (await import("./DataSheet.tsx")).DataSheet,
});
