import * as v from "valibot";
import { areDaysInOrder, optionalDay } from "./day-range.ts";
import { type Fen, fen, parseYuan, subtract, sum } from "./money.ts";

/** The accounts of the prepay log (customer centre §7, balance logs): 0 prepay, 2 credit, 4 reward grains. */
export type BalanceKind = "prepay" | "credit" | "grains";

/** The credit that is left, at least 0 (customer centre §3, account summary). */
export function creditLeft(limit: Fen, used: Fen): Fen {
  return fen(Math.max(0, subtract(limit, used)));
}

/** Whether a customer buys on credit, or has a debt from earlier (customer centre §6, account data). */
export function hasCredit(of: { readonly creditLimit: Fen; readonly creditUsed: Fen }): boolean {
  return of.creditLimit > 0 || of.creditUsed > 0;
}

/**
 * Why the operator cannot change a prepaid balance by an amount: an earlier change with the same note had it too, so that this one is a
 * repetition, or a pay-out is not covered (decisions, balance changes).
 */
export function balanceChangeProblem(
  amount: Fen,
  { balance, withSameNote }: { readonly balance: Fen; readonly withSameNote: readonly Fen[] },
): "repeated" | "short" | undefined {
  if (withSameNote.includes(amount)) return "repeated";
  return amount < 0 && sum([balance, amount]) < 0 ? "short" : undefined;
}

/** Yuan with up to two decimals, or nothing. */
const yuan = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === "" || amountOf(text) !== null, "amount-invalid"),
);

/** One end of a range: an amount of at least 0, or none. */
function amountOf(text: string): Fen | null {
  const amount = parseYuan(text);
  return amount !== undefined && amount >= 0 ? amount : null;
}

const areAmountsInOrder = (range: { readonly least: string; readonly most: string }) => {
  const [least, most] = [amountOf(range.least), amountOf(range.most)];
  return least === null || most === null || least <= most;
};

/**
 * The filter of a log (customer centre §5, prepay and credit filters): the first and the last day as
 * `2026-11-21`, the least and the most as typed, in yuan; each may be empty. A reversed range of
 * amounts is an error of both ends.
 */
export const LogFilter = v.pipe(
  v.object({ from: optionalDay, to: optionalDay, least: yuan, most: yuan }),
  // One action, since a form gets the issue of the first failing action only.
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const report = (key: keyof typeof input, message: string) =>
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input, key, value: input[key] }],
      });
    if (!areDaysInOrder(input)) report("to", "days-reversed");
    if (areAmountsInOrder(input)) return;
    report("least", "least-above-most");
    report("most", "most-below-least");
  }),
);
export type LogFilter = v.InferOutput<typeof LogFilter>;

/** The filter that matches everything. */
export const UNFILTERED: LogFilter = { from: "", to: "", least: "", most: "" };

/** The amounts of a filter; null for an open end. */
export function amountRangeOf({ least, most }: LogFilter): {
  readonly least: Fen | null;
  readonly most: Fen | null;
} {
  return { least: amountOf(least), most: amountOf(most) };
}
