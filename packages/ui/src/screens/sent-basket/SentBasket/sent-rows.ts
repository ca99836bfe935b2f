import type { RequiredFiling } from "@reagent/api/contract/filing";
import type { SentBasket, SentBasketLine } from "@reagent/api/contract/sent-basket";
import { lineTotal } from "@reagent/domain/cart";
import { filingGoods } from "@reagent/domain/filing-goods";
import { type Fen, sum } from "@reagent/domain/money";
import { canBeAdded, type SentVerdict, sentVerdict } from "@reagent/domain/sent-basket";
import type { ListedProduct } from "../../shopping-list/parts/AddToList/listed-product.ts";

/** A line of a sent basket with what it is to its viewer. */
export interface SentRow {
  readonly key: string;
  readonly line: SentBasketLine;
  readonly verdict: SentVerdict<RequiredFiling>;
  /** Whether it is chosen: what can be added is, until the viewer decides. */
  readonly isChosen: boolean;
}

/** The decisions of the viewer about rows, by their key. */
export type Choices = ReadonlyMap<string, boolean>;

/** The rows of a basket; what left the catalogue is never chosen. */
export function sentRows({ lines, filings, isLoggedIn }: SentBasket, choices: Choices): SentRow[] {
  return lines.map((line) => {
    const key = `${line.kind} ${line.productCode}`;
    const verdict = verdictOf(line, isLoggedIn ? filings : undefined);
    const isChosen = isChoosable(line) && (choices.get(key) ?? canBeAdded(verdict));
    return { key, line, verdict, isChosen };
  });
}

/** The verdict, whose filings name the goods of this line alone. */
function verdictOf(line: SentBasketLine, filings: readonly RequiredFiling[] | undefined) {
  const verdict = sentVerdict(line, filings);
  if (verdict.kind !== "restricted") return verdict;
  const own = verdict.filings.map((each) => ({ ...each, goods: filingGoods(each.kind, [line]) }));
  return { ...verdict, filings: own };
}

/** Whether a line can be chosen: a list takes all that is in the catalogue. */
export const isChoosable = ({ state }: SentBasketLine): boolean => state !== "delisted";

/** The chosen rows that go into the cart. */
export const addableRows = (rows: readonly SentRow[]): SentRow[] =>
  rows.filter(({ isChosen, verdict }) => isChosen && canBeAdded(verdict));

/** What rows cost together. */
export const totalOf = (rows: readonly SentRow[]): Fen =>
  sum(
    rows.flatMap(({ line: { price, quantity } }) =>
      price === null ? [] : lineTotal(price, quantity),
    ),
  );

/** The products of rows as a call names them. */
export const productsOf = (rows: readonly SentRow[]): ListedProduct[] =>
  rows.flatMap(({ line: { kind, productCode, quantity } }) =>
    kind === "unknown" ? [] : { kind, productCode, quantity },
  );
