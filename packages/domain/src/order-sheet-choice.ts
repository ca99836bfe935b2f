import type { OrderSheetLine } from "./order-sheet-line.ts";
import { contentOf, type Pack, parsePack } from "./pack.ts";

/** The most lines that are resolved at once. */
export const MOST_SHEET_LINES = 500;
/** The greatest length of a line. */
export const LONGEST_SHEET_LINE = 200;
/** The most items whose packs are suggested for a line. */
export const MOST_SHEET_ITEMS = 8;
/** The most packs that are suggested for a line. */
export const MOST_SHEET_SUGGESTIONS = 12;

/** A pack that a line may mean. */
export type SheetOffer = {
  readonly productId: string;
  readonly productCode: string;
  /** The text of its size: "500mL". */
  readonly pack: string;
  /** Grade and purity. */
  readonly specification: string;
};

/** What a line means. */
export type SheetChoice = {
  /** The id of the pack that the line means for certain; empty where it has to be chosen. */
  readonly productId: string;
  /** The ids of the packs to choose from, at most 12: those that fit; where none does all, likeliest first. */
  readonly suggestions: readonly string[];
};

/**
 * Chooses among the packs that were found for a line. A pack is certain if it has the product code of the line, or if it is the only one of its
 * amount and grades and the line names the item exactly. An item of a single pack needs no amount.
 *
 * @param offers in the order of results
 * @param isExact whether they were found by a code, a number or a whole name
 */
export function chooseOffer(
  { what, amount, grades }: Pick<OrderSheetLine, "what" | "amount" | "grades">,
  offers: readonly SheetOffer[],
  isExact: boolean,
): SheetChoice {
  const isCoded = (offer: SheetOffer) =>
    what?.kind === "product-code" && codeKey(offer.productCode) === codeKey(what.text);
  const coded = what?.kind === "product-code" ? what.text.slice(what.text.indexOf("-")) : undefined;
  const isSized = ({ pack, productCode }: SheetOffer) =>
    coded === undefined
      ? amount === undefined || holdsSame(pack, amount)
      : codeKey(productCode).endsWith(codeKey(coded));
  const isGraded = ({ specification }: SheetOffer) =>
    grades.every((grade) => codeKey(specification).includes(codeKey(grade)));
  const rank = (offer: SheetOffer) =>
    (isCoded(offer) ? 0 : 4) + (isSized(offer) ? 0 : 2) + (isGraded(offer) ? 0 : 1);
  const fitting =
    what?.kind === "product-code"
      ? offers.filter(isCoded)
      : offers.filter((offer) => isSized(offer) && isGraded(offer));
  const suggestions =
    fitting.length > 0 ? fitting : [...offers].sort((one, other) => rank(one) - rank(other));
  const [only, ...others] = isExact ? fitting : [];
  return {
    productId: only && others.length === 0 ? only.productId : "",
    suggestions: suggestions.slice(0, MOST_SHEET_SUGGESTIONS).map(({ productId }) => productId),
  };
}

/** Case, width, spaces and the sign of multiplication do not matter in a code. */
const codeKey = (text: string) =>
  text.normalize("NFKC").replaceAll(/\s/gu, "").replaceAll(/[×*]/gu, "x").toLowerCase();

function holdsSame(text: string, amount: Pack): boolean {
  const pack = parsePack(text);
  if (!pack || pack.pieces !== amount.pieces) return false;
  const [one, other] = [contentOf(pack), contentOf(amount)];
  return one.of === other.of && one.amount === other.amount;
}
