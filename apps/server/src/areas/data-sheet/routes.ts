import { readDataSheet } from "@reagent/api/contract/data-sheet";
import { answers } from "../../calls/call.ts";
import { readSheetPage } from "./data-sheet.ts";

export const dataSheetRoutes = [
  answers(readDataSheet, ({ params, language }, { database }) =>
    readSheetPage(database.read, params, language),
  ),
];
