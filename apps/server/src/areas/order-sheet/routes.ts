import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { answers } from "../../calls/call.ts";
import { resolveLines } from "./resolve.ts";

export const orderSheetRoutes = [answers(resolveOrderSheet, resolveLines)];
