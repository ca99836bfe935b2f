import type { GoodsKind } from "./goods-kind.ts";
import { meantCharacters } from "./plain-text.ts";
import { parseQuantity } from "./quantity.ts";
import {
  filingsFor,
  missingFilings,
  type FiledDuty,
  type RestrictableLine,
} from "./restriction.ts";
import type { ListLineState } from "./shopping-list.ts";
import { splitByStock } from "./stock.ts";

/** How many products a sent basket can have: as many as a list or an order sheet. */
export const MOST_SENT_LINES = 500;

/** The longest note of a sent basket, in characters. */
export const LONGEST_BASKET_NOTE = 200;

/** How many links of one customer can be open at the same time. */
export const MOST_OPEN_BASKETS = 100;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the link of a sent basket opens, in days. */
export const SENT_BASKET_DAYS = 30;
/** The same in milliseconds. */
export const SENT_BASKET_MS = SENT_BASKET_DAYS * DAY_MS;

/** Whether the link of a sent basket opens, or why not. */
export type SentBasketState = "open" | "ended" | "expired";

/** The state of a link; one that its maker has ended stays ended. Times are epoch milliseconds. */
export function sentBasketState(
  link: { readonly endedAt: number | null; readonly expiresAt: number },
  now: number,
): SentBasketState {
  if (link.endedAt !== null) return "ended";
  return now < link.expiresAt ? "open" : "expired";
}

/** The note as it is sent: one line without white space around it; undefined where it is too long. */
export function basketNote(typed: string): string | undefined {
  const note = meantCharacters(typed).replaceAll(/\s+/gu, " ").trim();
  return [...note].length <= LONGEST_BASKET_NOTE ? note : undefined;
}

/** A product of a basket by its code. */
export interface SentLine {
  readonly kind: GoodsKind;
  readonly productCode: string;
  readonly quantity: number;
}

/** Each product once, with its whole quantity, in the order of the first ones; undefined where one cannot be ordered in this quantity. */
export function mergedLines<Line extends SentLine>(lines: readonly Line[]): Line[] | undefined {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.kind} ${line.productCode}`;
    const quantity = parseQuantity(line.quantity);
    const whole = quantity && parseQuantity((merged.get(key)?.quantity ?? 0) + quantity);
    if (whole === undefined) return undefined;
    merged.set(key, { ...line, quantity: whole });
  }
  return [...merged.values()];
}

/** A line of a sent basket as it is offered to its viewer now. */
export interface ViewedLine extends RestrictableLine {
  readonly quantity: number;
  readonly state: ListLineState;
  readonly stock: number;
}

/** What a line of a sent basket is to its viewer. */
export type SentVerdict<Filing extends FiledDuty> =
  | { readonly kind: "ready" }
  /** It left the catalogue, or is not sold through the cart. */
  | { readonly kind: "not-sold"; readonly why: Exclude<ListLineState, "sold"> }
  /** A customer cannot order it before these filings are accepted. */
  | { readonly kind: "restricted"; readonly filings: readonly Filing[] }
  /** A guest learns after the log-in whether the own filing is accepted. */
  | { readonly kind: "needs-filing" }
  /** It can be ordered, and is delivered later. */
  | { readonly kind: "sold-out" }
  /** So many are delivered later. */
  | { readonly kind: "beyond-stock"; readonly beyond: number };

/**
 * What a line of a sent basket is to its viewer (rules, sent baskets).
 *
 * @param filings what was decided about the customer's filings; undefined for a guest
 */
export function sentVerdict<Filing extends FiledDuty>(
  line: ViewedLine,
  filings: readonly Filing[] | undefined,
): SentVerdict<Filing> {
  if (line.state !== "sold") return { kind: "not-sold", why: line.state };
  if (!filings && filingsFor(line).length > 0) return { kind: "needs-filing" };
  const missing = missingFilings([line], filings ?? []);
  if (missing.length > 0) return { kind: "restricted", filings: missing };
  if (line.stock <= 0) return { kind: "sold-out" };
  const { beyond } = splitByStock(line);
  return beyond > 0 ? { kind: "beyond-stock", beyond } : { kind: "ready" };
}

/** Whether a line with this verdict goes into the cart. */
export const canBeAdded = ({ kind }: { readonly kind: SentVerdict<FiledDuty>["kind"] }): boolean =>
  kind !== "not-sold" && kind !== "restricted";
