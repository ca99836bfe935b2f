import type { SheetPack } from "@reagent/api/contract/order-sheet";
import { type Fen, sum, times } from "@reagent/domain/money";
import { factsOf, type PackFacts } from "../../product/parts/PackTable/pack-facts.ts";
import type { SheetRow } from "./order-sheet-state.ts";
import type { ResolvedLine } from "./useResolvedLines.ts";

/** A row that can be ordered, and what it costs. */
export interface OrderableRow {
  readonly row: SheetRow;
  readonly offer: SheetPack;
  readonly quantity: number;
  readonly facts: PackFacts;
  /** In fen; undefined where the price is on request. */
  readonly amount: Fen | undefined;
}

/** The pack of a row: the chosen one, or the one that its line means for certain. */
export function offerOf(row: SheetRow, line: ResolvedLine | undefined): SheetPack | undefined {
  const id = row.productId ?? line?.productId;
  return line?.offers.find(({ pack }) => pack.productId === id);
}

/** A row with its pack and a quantity; undefined where it lacks either. */
export function orderable(row: SheetRow, line: ResolvedLine | undefined): OrderableRow | undefined {
  const offer = offerOf(row, line);
  if (!offer || row.read.kind !== "quantity") return undefined;
  const facts = sheetFacts(offer);
  const { quantity } = row.read;
  const unit = unitPrice(facts);
  return { row, offer, quantity, facts, amount: unit && times(unit, quantity) };
}

/** What a sheet shows of a pack to a customer. */
export const sheetFacts = ({ pack, safetyLevel }: SheetPack): PackFacts =>
  factsOf(pack, { viewer: "customer", isLowBoiling: safetyLevel === "low-boiling" });

/** What the customer pays for one, in fen; undefined where it is on request. */
export const unitPrice = ({ price }: PackFacts): Fen | undefined =>
  "price" in price ? price.price.own : undefined;

/** The number in stock, at the end of a line. */
const COUNT = / >?\d+$/u;

/** What a row's delivery says, without the numbers in stock; empty where it says nothing. */
const deliveryText = ({ stock }: PackFacts): string =>
  stock.display.kind === "message"
    ? stock.display.lines.map((line) => line.replace(COUNT, "")).join(" · ")
    : "";

/** The sum of a group of rows. */
export interface SheetSum {
  readonly delivery: string;
  readonly rows: number;
  /** In fen; of the rows with a price. */
  readonly amount: Fen;
}

/** The sums by delivery, in the order of the rows. */
export function sumsByDelivery(rows: readonly OrderableRow[]): SheetSum[] {
  return [...Map.groupBy(rows, ({ facts }) => deliveryText(facts))].map(([delivery, group]) => ({
    delivery,
    rows: group.length,
    amount: totalOf(group),
  }));
}

/** The sum of the rows with a price, in fen. */
export const totalOf = (rows: readonly OrderableRow[]): Fen =>
  sum(rows.flatMap(({ amount }) => amount ?? []));
