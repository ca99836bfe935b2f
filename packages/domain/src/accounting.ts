import * as v from "valibot";
import { areDaysInOrder, optionalDay } from "./day-range.ts";

/** What is exported for accounting: orders and their lines by the day of the order, or invoices by the day they were issued. */
export const ACCOUNTING_FILES = ["orders", "lines", "invoices"] as const;
export type AccountingFile = (typeof ACCOUNTING_FILES)[number];

/** A file for accounting, as it is asked for: days as `2026-11-21`, empty for an open end (rules, files for accounting). */
export const AccountingRequest = v.pipe(
  v.object({
    file: v.picklist(ACCOUNTING_FILES),
    from: optionalDay,
    to: optionalDay,
  }),
  v.forward(v.partialCheck([["from"], ["to"]], areDaysInOrder, "days-reversed"), ["to"]),
);
export type AccountingRequest = v.InferOutput<typeof AccountingRequest>;
