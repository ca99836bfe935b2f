import { groupBy } from "./list.ts";
import { needsFiling, type RestrictableLine } from "./restriction.ts";

/** How the goods of an order are invoiced: together, those that need a filing apart, or by the funds that pay for them (rules, split invoices). */
export const INVOICE_SPLITS = ["none", "hazard", "fund"] as const;
export type InvoiceSplit = (typeof INVOICE_SPLITS)[number];

/** The greatest length of a fund number, in characters. */
export const LONGEST_FUND = 50;

/** An order with one invoice. */
export const ONE_INVOICE = { invoiceSplit: "none", funds: null } as const;

/** The lines of each invoice, in the order of the first line of each. */
export function invoiceGroups<Line extends RestrictableLine & { readonly fund: string }>(
  split: InvoiceSplit,
  lines: readonly Line[],
): (readonly Line[])[] {
  if (split === "none") return lines.length === 0 ? [] : [lines];
  const keyOf = (line: Line) => (split === "fund" ? line.fund.trim() : needsFiling(line));
  return [...groupBy(lines, keyOf).values()];
}
