import type { RequiredFiling } from "@reagent/api/contract/filing";
import type { ReactionItem } from "@reagent/api/contract/reaction";
import type { ProductFacts } from "@reagent/domain/amount-need";
import { parseDecimal } from "@reagent/domain/decimal";
import { type Fen, sum } from "@reagent/domain/money";
import type { ViewerKind } from "@reagent/domain/price";
import { productFacts } from "@reagent/domain/product-facts";
import {
  isOwnAmount,
  readReactionAmount,
  type RowAmounts,
  rowAmounts,
  UNKNOWN_AMOUNTS,
} from "@reagent/domain/reaction-amount";
import { type PacksToBuy, packsToBuy, type StockedOffer } from "@reagent/domain/reaction-packs";
import { missingFilings } from "@reagent/domain/restriction";
import { strengthOf } from "@reagent/domain/strength";
import { offersOf } from "../../product/parts/PackPlanner/offers.ts";
import type { ReactionRow, ReactionState } from "./reaction-state.ts";
import type { copy } from "./Reaction.copy.ts";

/** What was found for the text of a row. */
export interface FoundRow {
  /** Likeliest first. */
  readonly items: readonly ReactionItem[];
  readonly isExact: boolean;
  /** Of a SMILES that no item has; empty for all others. */
  readonly molecularWeight: string;
  readonly viewer: ViewerKind;
}
export type FoundRows = ReadonlyMap<string, FoundRow>;

/** Why a row has no packs to buy, or what is to be known of them. */
export type RowState = keyof (typeof copy)["zh"]["states"];

/** What follows from a row. */
export interface RowView {
  readonly found: FoundRow | undefined;
  /** Undefined while it has to be chosen. */
  readonly item: ReactionItem | undefined;
  readonly facts: ProductFacts;
  readonly amounts: RowAmounts;
  /** The packs that it needs. */
  readonly buy: Extract<PacksToBuy, { kind: "packs" }> | undefined;
  /** Whether a filing that its item requires is missing: it can be put into a list, but not into the cart. */
  readonly isRestricted: boolean;
  /** Undefined for a row without a text, and where all is well. */
  readonly state: RowState | undefined;
}

const NO_FACTS: ProductFacts = { molarMass: undefined, density: undefined, strength: undefined };

/** What is known of the texts of a plan. */
export interface Lookup {
  readonly found: FoundRows;
  /** The filings that the items require of a customer, accepted or not; none for a guest. */
  readonly filings: readonly RequiredFiling[];
  readonly hasFailed: boolean;
}

/** What follows from each row of a plan, by its id. */
export function viewRows(
  { rows, limiting }: Pick<ReactionState, "rows" | "limiting">,
  { found, filings, hasFailed }: Lookup,
): ReadonlyMap<number, RowView> {
  const first = rows.find(({ id }) => id === limiting);
  const limitingAmounts = first
    ? amountsOf(first, factsOf(first, itemOf(first, found), found), undefined)
    : undefined;
  return new Map(
    rows.map((row) => {
      const item = itemOf(row, found);
      const facts = factsOf(row, item, found);
      const isLimiting = row.id === limiting;
      const amounts = amountsOf(row, facts, isLimiting ? undefined : limitingAmounts);
      const bought =
        item && !row.isProduct
          ? packsToBuy(offersIn(item, found.get(row.text)), amounts)
          : undefined;
      const buy = bought?.kind === "packs" ? bought : undefined;
      const isRestricted = item !== undefined && missingFilings([item], filings).length > 0;
      const known = { found: found.get(row.text), item, facts, amounts, buy, isRestricted };
      const problem = problemOf(row, { ...known, isLimiting, hasFailed });
      const isUnknown =
        bought?.kind === "unknown" || (row.isProduct && amounts.grams === undefined);
      const state =
        problem ??
        (buy && isRestricted ? "restricted" : stateOf(bought)) ??
        (isUnknown ? missingFact(facts, amounts) : undefined);
      return [row.id, { ...known, state }];
    }),
  );
}

/** The item of a row: the chosen one, else the first one where the text names it. */
function itemOf({ text, itemCode }: ReactionRow, found: FoundRows): ReactionItem | undefined {
  const row = found.get(text);
  const chosen = row?.items.find((item) => item.itemCode === itemCode);
  return chosen ?? (row?.isExact ? row.items[0] : undefined);
}

/** The facts of an item, or of a structure that no item has, with those that were typed in their place. */
function factsOf(
  { text, molarMass, density, strength }: ReactionRow,
  item: ReactionItem | undefined,
  found: FoundRows,
): ProductFacts {
  const calculated = { ...NO_FACTS, molarMass: numberOf(found.get(text)?.molecularWeight) };
  const own = item ? productFacts(item) : calculated;
  const mass = numberOf(molarMass) ?? own.molarMass;
  return {
    molarMass: mass,
    density: numberOf(density) ?? own.density,
    strength: strengthOf(strength?.normalize("NFKC") ?? "", mass) ?? own.strength,
  };
}

/** Whether each fact that was typed can be read. */
function areFactsRead({ molarMass, density, strength }: ReactionRow): boolean {
  const isNumber = (text = "") => text.trim() === "" || numberOf(text) !== undefined;
  const isStrength = (text = "") =>
    text.trim() === "" || strengthOf(text.normalize("NFKC"), 1) !== undefined;
  return isNumber(molarMass) && isNumber(density) && isStrength(strength);
}

function numberOf(text = ""): number | undefined {
  const read = parseDecimal(text.normalize("NFKC").trim());
  return read && read.digits > 0 ? read.digits / 10 ** read.scale : undefined;
}

function amountsOf(
  row: ReactionRow,
  facts: ProductFacts,
  limiting: RowAmounts | undefined,
): RowAmounts {
  const amount = readReactionAmount(row.amount);
  return amount ? rowAmounts(amount, facts, limiting) : UNKNOWN_AMOUNTS;
}

function offersIn(item: ReactionItem, found: FoundRow | undefined): StockedOffer[] {
  const isLowBoiling = item.safetyLevel === "low-boiling";
  return offersOf(item.packs, { viewer: found?.viewer ?? "guest", isLowBoiling });
}

function problemOf(
  row: ReactionRow,
  view: Omit<RowView, "state"> & { readonly isLimiting: boolean; readonly hasFailed: boolean },
): RowState | undefined {
  if (row.text.trim() === "") return undefined;
  const amount = readReactionAmount(row.amount);
  if (!view.found) return view.hasFailed ? "failed" : "looking";
  if (!areFactsRead(row)) return "wrong-fact";
  // A product of the reaction is rarely sold.
  if (!view.item && !row.isProduct) return view.found?.items.length ? "choose" : "missing";
  if (row.amount.trim() === "") return "no-amount";
  if (!amount) return "wrong-amount";
  if (view.isLimiting) return isOwnAmount(amount) ? undefined : "not-own";
  const { mmol, grams, millilitres } = view.amounts;
  const isUnknown = mmol === undefined && grams === undefined && millilitres === undefined;
  return isUnknown ? "no-limiting" : undefined;
}

function stateOf(bought: PacksToBuy | undefined): RowState | undefined {
  if (bought?.kind === "packs") return bought.isInStock ? undefined : "out-of-stock";
  return bought && bought.kind !== "unknown" ? bought.kind : undefined;
}

/** The fact without which the mass or volume of a row is not known. */
function missingFact({ molarMass, density }: ProductFacts, { mmol, grams }: RowAmounts): RowState {
  if (grams === undefined && mmol !== undefined && molarMass === undefined) return "molarMass";
  return density === undefined ? "density" : "molarMass";
}

/** A pack that rows need. */
export interface BoughtPack {
  readonly productId: string;
  readonly productCode: string;
  readonly quantity: number;
}

/** The rows whose packs can be put into the cart. */
export const orderableViews = (views: Iterable<RowView>): RowView[] =>
  [...views].filter(({ buy, isRestricted }) => buy && !isRestricted);

/** The packs that rows need, each once. */
export function boughtPacks(views: Iterable<RowView>): BoughtPack[] {
  const found = new Map<string, BoughtPack>();
  for (const { item, buy } of views) {
    for (const { offer, count } of buy?.mix.lines ?? []) {
      const pack = item?.packs.find(({ productId }) => productId === offer.id);
      const quantity = count + (found.get(offer.id)?.quantity ?? 0);
      if (pack)
        found.set(offer.id, { productId: offer.id, productCode: pack.productCode, quantity });
    }
  }
  return [...found.values()];
}

/** What rows cost. */
export function totalOf(views: Iterable<RowView>): Fen {
  return sum([...views].flatMap(({ buy }) => buy?.mix.price ?? []));
}
