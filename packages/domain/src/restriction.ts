import { isAcutePoison, type PossiblePoison } from "./acute-poison.ts";
import {
  type FilingState,
  type LicenceState,
  PRECURSOR_FILINGS,
  type PrecursorFilingKind,
} from "./filing.ts";
import { isListed } from "./hazard-listing.ts";
import type { PrecursorMarks } from "./precursor.ts";

/** The fields of a line that limits depend on. */
export interface RestrictableLine extends PrecursorMarks, PossiblePoison {
  readonly hazardNumber: string;
}

/** What the law asks of a buyer of goods: a filing, or the licence for highly toxic chemicals. */
export type Duty = PrecursorFilingKind | "licence";

/** A filing that goods require, with what became of it and of its licence. */
export interface FiledDuty {
  readonly kind: PrecursorFilingKind;
  readonly state: FilingState;
  readonly poisonLicence: LicenceState;
}

/** A notice that precedes an order or prevents it (customer centre §4, price-response limit); `beijing` is any notice of a region. */
export type LimitKind = "none" | "beijing" | "restricted" | "custom";

/**
 * The filings that goods require: each kind of precursor its own, and other hazardous goods the one of explosive precursors
 * (decisions, restricted products). So do all highly toxic chemicals, since the licence is a document of that filing.
 */
export function filingsFor(line: RestrictableLine): readonly PrecursorFilingKind[] {
  const { isDrugPrecursor, isExplosivePrecursor } = line;
  const isHazardous = !isDrugPrecursor && isListed(line.hazardNumber);
  const isExplosive = isExplosivePrecursor || isHazardous || isAcutePoison(line);
  return [
    ...(isExplosive ? (["explosive"] as const) : []),
    ...(isDrugPrecursor ? (["drug"] as const) : []),
  ];
}

/** Whether goods require a filing: hazardous ones and precursors. */
export function needsFiling(line: RestrictableLine): boolean {
  return filingsFor(line).length > 0;
}

/** The filings that some of the goods require, each once. */
export function filingsForAll(lines: readonly RestrictableLine[]): PrecursorFilingKind[] {
  const required = new Set(lines.flatMap(filingsFor));
  return PRECURSOR_FILINGS.filter((kind) => required.has(kind));
}

/** The duties of a buyer of goods (decisions, restricted products; decisions, highly toxic chemicals). */
export function dutiesOf(goods: RestrictableLine): Duty[] {
  return [...filingsFor(goods), ...(isAcutePoison(goods) ? (["licence"] as const) : [])];
}

/**
 * Whether their buyer reports goods to the public security organs within five days of the purchase: explosive precursors and highly toxic
 * chemicals (《危险化学品安全管理条例》, article 41; rules, claim pack).
 */
export function isReported(goods: RestrictableLine): boolean {
  return goods.isExplosivePrecursor || isAcutePoison(goods);
}

/** The licence of the filing of explosive precursors for the goods that require it. */
export function licenceState(
  lines: readonly RestrictableLine[],
  { isFiled, isRequired }: { readonly isFiled: boolean; readonly isRequired: boolean },
): LicenceState {
  if (!lines.some(isAcutePoison)) return "not-required";
  if (isFiled) return "filed";
  return isRequired ? "missing" : "not-required";
}

/** Whether a filing lets goods be ordered, as far as it is up to the filing: it is accepted, with the licence where that is required. */
export function isFulfilled({ state, poisonLicence }: Omit<FiledDuty, "kind">): boolean {
  return state === "accepted" && poisonLicence !== "missing";
}

/** The duties that a customer has fulfilled; the licence counts once its filing is accepted. */
export function fulfilledDuties(filings: readonly FiledDuty[]): Duty[] {
  return filings
    .filter(({ state }) => state === "accepted")
    .flatMap(({ kind, poisonLicence }): Duty[] =>
      kind === "explosive" && poisonLicence === "filed" ? [kind, "licence"] : [kind],
    );
}

/** Of filings that these and other goods require, those of these; the licence concerns highly toxic chemicals alone. */
export function filingsAmong<Filing extends FiledDuty>(
  lines: readonly RestrictableLine[],
  filings: readonly Filing[],
): Filing[] {
  const isPoison = lines.some(isAcutePoison);
  return filingsForAll(lines)
    .flatMap((required) => filings.filter(({ kind }) => kind === required))
    .map((filing) => (isPoison ? filing : { ...filing, poisonLicence: "not-required" as const }));
}

/** Those of them that prevent an order of these goods. */
export function missingFilings<Filing extends FiledDuty>(
  lines: readonly RestrictableLine[],
  filings: readonly Filing[],
): Filing[] {
  return filingsAmong(lines, filings).filter((filing) => !isFulfilled(filing));
}

/**
 * The limit of an order (decisions, restricted products). Only one is returned, those that prevent the order first:
 * goods that require a filing, then goods with a message of the shop, then a notice of the shop.
 */
export function limitOf<Line extends RestrictableLine>(order: {
  readonly lines: readonly Line[];
  /** The filings that the lines require, with what the customer has of each. */
  readonly filings: readonly FiledDuty[];
  /** Whether the shop has a notice for it, such as of deliveries to its region. */
  readonly hasNotice: boolean;
  /** The lines that the shop has a message for. */
  readonly custom: readonly Line[];
}): { readonly kind: LimitKind; readonly products: readonly Line[] } {
  const known = order.filings.map(({ kind }) => kind);
  const isRestricted = (line: Line) =>
    filingsFor(line).some((kind) => !known.includes(kind)) ||
    missingFilings([line], order.filings).length > 0;
  const restricted = order.lines.filter(isRestricted);
  if (restricted.length > 0) return { kind: "restricted", products: restricted };
  if (order.custom.length > 0) return { kind: "custom", products: order.custom };
  return { kind: order.hasNotice ? "beijing" : "none", products: [] };
}

/** Whether a limit prevents the order until its products are unselected (customer centre §4, submit flow). */
export function blocksOrder(limit: { readonly products: readonly unknown[] }): boolean {
  return limit.products.length > 0;
}
