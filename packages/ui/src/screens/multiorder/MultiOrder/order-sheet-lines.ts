import type { RequiredFiling } from "@reagent/api/contract/filing";
import type { OrderSheet, SheetPack } from "@reagent/api/contract/order-sheet";
import type { DeliveredLine } from "@reagent/domain/delivery-sum";
import { exchangeReasons } from "@reagent/domain/exchange";
import { filingGoods } from "@reagent/domain/filing-goods";
import { type Fen, fen, sum, times } from "@reagent/domain/money";
import type { ViewerKind } from "@reagent/domain/price";
import { type Duty, fulfilledDuties, missingFilings } from "@reagent/domain/restriction";
import { splitByStock } from "@reagent/domain/stock";
import type { Language } from "../../../language/language.tsx";
import type { ExchangeLine } from "../../cart/parts/Exchange/exchange-line.ts";
import { factsOf, type PackFacts } from "../../product/parts/PackTable/pack-facts.ts";
import type { ListedProduct } from "../../shopping-list/parts/AddToList/listed-product.ts";
import { isBlank } from "../parts/sheet-draft.ts";
import { isTooLong, type SheetRow } from "./order-sheet-state.ts";

/** A pack with what the shop's rules say of it to the viewer. */
export interface SheetOffer extends SheetPack {
  readonly facts: PackFacts;
  /** The filings that it requires and the customer does not have; none for a guest, who is asked to log in first. */
  readonly missing: readonly RequiredFiling[];
  /** Whether the viewer is logged in, as one has to be to see offers in exchange. */
  readonly isForCustomer: boolean;
  /** The duties that the viewer has fulfilled. */
  readonly fulfilled: readonly Duty[];
}

/** A row of a customer that may be exchanged. */
export type RowToExchange = ExchangeLine & { readonly row: SheetRow };

/** What a line means. */
export interface ResolvedLine {
  /** The pack that it means for certain; empty where it has to be chosen. */
  readonly productId: string;
  /** The packs to choose from, likeliest first. */
  readonly offers: readonly SheetOffer[];
  /** Whether the packs are of products that the line names; else they are only like it. */
  readonly isExact: boolean;
  /** Whether no product has the code of the line, and the first pack has one that is near. */
  readonly isNearCode: boolean;
}

/** What lines mean, by their text. */
export type ResolvedLines = ReadonlyMap<string, ResolvedLine>;

/** A row that can be ordered, and what it costs. */
export interface OrderableRow {
  readonly row: SheetRow;
  readonly offer: SheetOffer;
  readonly quantity: number;
  /** In fen; undefined where the price is on request. */
  readonly amount: Fen | undefined;
}

/** The meaning of each text that was looked up. */
export function linesOf(texts: readonly string[], answer: OrderSheet): ResolvedLines {
  const viewer = answer.isLoggedIn ? "customer" : "guest";
  const fulfilled = fulfilledDuties(answer.filings);
  const offers = new Map(
    answer.packs.map((pack) => {
      const missing = missingOf(pack, answer.filings);
      const facts = factsFor(pack, viewer);
      const isForCustomer = answer.isLoggedIn;
      return [
        pack.pack.productId,
        { ...pack, ...facts, missing, isForCustomer, fulfilled },
      ] as const;
    }),
  );
  return new Map(
    answer.lines.map(({ suggestions, ...line }, at) => [
      texts[at] ?? "",
      { ...line, offers: suggestions.flatMap((id) => offers.get(id) ?? []) },
    ]),
  );
}

const factsFor = (pack: SheetPack, viewer: ViewerKind) => ({
  facts: factsOf(pack.pack, { viewer, isLowBoiling: pack.safetyLevel === "low-boiling" }),
});

/** Of the filings that some packs require, those that one of them does and that prevent its order. */
function missingOf(pack: SheetPack, filings: readonly RequiredFiling[]): RequiredFiling[] {
  const goods = [goodsOf(pack)];
  return missingFilings(goods, filings).map((filing) => ({
    ...filing,
    goods: filingGoods(filing.kind, goods),
  }));
}

/** A pack by what decides its regulatory marks and the filings that it requires. */
export const goodsOf = (pack: SheetPack) => ({ ...pack, specification: pack.pack.specification });

/** The name of a pack's item; in the other language where it has none. */
export const offerName = ({ chineseName, englishName }: SheetOffer, language: Language): string =>
  (language === "en" ? englishName : chineseName) || chineseName || englishName;

/** The pack of a row: the chosen one, or the one that its line means for certain. */
export function offerOf(row: SheetRow, line: ResolvedLine | undefined): SheetOffer | undefined {
  const id = row.productId ?? line?.productId;
  return line?.offers.find(({ pack }) => pack.productId === id);
}

/**
 * A row with its pack and a quantity; undefined where it lacks either, or the pack is not sold through the cart, or not to this customer
 * before a filing is accepted.
 */
export function orderable(row: SheetRow, line: ResolvedLine | undefined): OrderableRow | undefined {
  const offer = offerOf(row, line);
  if (!offer?.facts.canBuy || offer.missing.length > 0) return undefined;
  if (row.read.kind !== "quantity") return undefined;
  const { quantity } = row.read;
  const unit = unitPrice(offer);
  return { row, offer, quantity, amount: unit && times(unit, quantity) };
}

/** The rows that can be ordered. */
export const orderableRows = (rows: readonly SheetRow[], lines: ResolvedLines): OrderableRow[] =>
  rows.flatMap((row) => (isBlank(row) ? [] : (orderable(row, lines.get(row.text)) ?? [])));

/**
 * A row of a customer that may be exchanged: sold out, short, not sold through the cart, or regulated; undefined for another one (decisions,
 * exchange of a line).
 */
export function rowToExchange(
  row: SheetRow,
  line: ResolvedLine | undefined,
): RowToExchange | undefined {
  const offer = isBlank(row) ? undefined : offerOf(row, line);
  if (!offer?.isForCustomer || row.read.kind !== "quantity") return undefined;
  const { productId, productCode, pack, specification, stock } = offer.pack;
  const { quantity } = row.read;
  const goods = { ...offer, specification };
  const reasons = exchangeReasons(
    { ...goods, stock, quantity, hasPrice: offer.facts.canBuy },
    offer.fulfilled,
  );
  const total = times(unitPrice(offer) ?? fen(0), quantity);
  return reasons.length > 0
    ? { ...goods, productId, productCode, pack, quantity, stock, total, row }
    : undefined;
}

/** The packs of the rows for a list, each once with its whole quantity; those that wait for a filing as well. */
export function listedProducts(rows: readonly SheetRow[], lines: ResolvedLines): ListedProduct[] {
  const quantities = new Map<string, number>();
  for (const row of rows) {
    const code = isBlank(row) ? undefined : offerOf(row, lines.get(row.text))?.pack.productCode;
    if (code === undefined || row.read.kind !== "quantity") continue;
    quantities.set(code, (quantities.get(code) ?? 0) + row.read.quantity);
  }
  return [...quantities].map(([productCode, quantity]) => ({
    kind: "reagent",
    productCode,
    quantity,
  }));
}

/** What became of a row. */
export type RowState =
  | {
      readonly kind: "too-long" | "looking" | "unresolved" | "unknown" | "wrong-quantity" | "ready";
    }
  /** Why the cart did not take it. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "choice"; readonly count: number; readonly isExact: boolean }
  /** Its code is that of no product; a pack with a near one is offered. */
  | { readonly kind: "near-code"; readonly offer: SheetOffer }
  | { readonly kind: "not-sold"; readonly offer: SheetOffer }
  /** Cannot be ordered before these filings are accepted. */
  | { readonly kind: "restricted"; readonly filings: readonly RequiredFiling[] }
  /** Goes into the cart with the row of this number, which has the same pack. */
  | { readonly kind: "merged"; readonly into: number }
  /** So many are ordered beyond the stock. */
  | { readonly kind: "beyond-stock"; readonly beyond: number };

/** What concerns a row besides its line. */
export interface RowContext {
  /** Whether the look-up of the sheet failed. */
  readonly hasFailed: boolean;
  /** Why the row was not added to the cart. */
  readonly refusal: string | undefined;
  /** The number of the first row with the same pack, where that is another one. */
  readonly sameAs: number | undefined;
}

/** What became of a row; undefined for a blank one. */
export function stateOf(
  row: SheetRow,
  line: ResolvedLine | undefined,
  { hasFailed, refusal, sameAs }: RowContext,
): RowState | undefined {
  if (isBlank(row)) return undefined;
  if (isTooLong(row)) return { kind: "too-long" };
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  if (!line) return { kind: hasFailed ? "unresolved" : "looking" };
  const [first] = line.offers;
  if (!first) return { kind: "unknown" };
  const offer = offerOf(row, line);
  if (!offer && line.isNearCode) return { kind: "near-code", offer: first };
  if (!offer) return { kind: "choice", count: line.offers.length, isExact: line.isExact };
  if (!offer.facts.canBuy) return { kind: "not-sold", offer };
  if (offer.missing.length > 0) return { kind: "restricted", filings: offer.missing };
  if (row.read.kind !== "quantity") return { kind: "wrong-quantity" };
  if (sameAs !== undefined) return { kind: "merged", into: sameAs };
  const { beyond } = splitByStock({ stock: offer.pack.stock, quantity: row.read.quantity });
  return beyond > 0 && offer.pack.stock > 0 ? { kind: "beyond-stock", beyond } : { kind: "ready" };
}

/** The number of the first row with the same pack, by the id of each later row. */
export function repeatedRows(
  rows: readonly SheetRow[],
  lines: ResolvedLines,
): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    const offer = isBlank(row) ? undefined : orderable(row, lines.get(row.text))?.offer;
    if (!offer) continue;
    const number = first.get(offer.pack.productId);
    if (number === undefined) first.set(offer.pack.productId, at + 1);
    else repeated.set(row.id, number);
  }
  return repeated;
}

/** What the viewer pays for one, in fen; undefined where it is on request. */
export const unitPrice = ({ facts: { price } }: SheetOffer): Fen | undefined =>
  "price" in price ? price.price.own : undefined;

/** A row as the sums by delivery need it. */
export const deliveredLine = ({ offer, quantity }: OrderableRow): DeliveredLine => ({
  quantity,
  stock: offer.pack.stock,
  delivery: offer.pack.deliveryDescription,
  expectedDelivery: offer.pack.expectedDelivery,
  unitPrice: unitPrice(offer),
});

/** The sum of the rows with a price, in fen. */
export const totalOf = (rows: readonly OrderableRow[]): Fen =>
  sum(rows.flatMap(({ amount }) => amount ?? []));
