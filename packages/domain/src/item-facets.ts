import { isAcutePoison, type PossiblePoison } from "./acute-poison.ts";
import { type FacetValue, type Filters, knownValues } from "./facet.ts";
import type { Fen } from "./money.ts";
import { contentOf, parsePack } from "./pack.ts";
import { drugPrecursorClass, type PrecursorMarks } from "./precursor.ts";

/** The data of an item that its facets are derived from. */
export interface FacetSource extends PrecursorMarks, PossiblePoison {
  /** The texts of its packs. */
  readonly packs: readonly string[];
  /** The lowest list price; null if every price is on request. */
  readonly fromPrice: Fen | null;
  readonly isInStock: boolean;
  readonly isHazardous: boolean;
  readonly isLowBoiling: boolean;
}

/** The values that an item has, of every facet. */
export function facetsOf(item: FacetSource): Filters {
  return {
    purity: [purityBand(purityOf(item.specification))],
    size: knownValues("size", item.packs.map(sizeBand)),
    price: [priceBand(item.fromPrice)],
    stock: item.isInStock ? ["in-stock"] : [],
    hazard: hazardsOf(item),
  };
}

/** A content at the beginning of a part of a specification: "≥99.7%", "98%", ">98.0%(GC)", "min. 98 %", "95–98%". */
const CONTENT =
  /^(?:min\.?\s*)?[≥>]?=?\s*(\d{1,3}(?:\.\d+)?)(?:\s*[-–~]\s*\d{1,3}(?:\.\d+)?)?\s*%/iu;

/** The minimum content of a specification in percent; undefined if it has none. */
export function purityOf(specification: string): number | undefined {
  for (const part of specification.normalize("NFKC").split(/[,;、]/u)) {
    const percent = Number(CONTENT.exec(part.trim())?.[1]);
    if (percent > 0 && percent <= 100) return percent;
  }
  return undefined;
}

function purityBand(percent: number | undefined): FacetValue<"purity"> {
  if (percent === undefined) return "not-stated";
  if (percent >= 99.9) return "99.9";
  if (percent >= 99) return "99";
  if (percent >= 98) return "98";
  return percent >= 95 ? "95" : "below-95";
}

/** Bounds in g or mL. */
const SIZE_BANDS = [
  [1n, "up-to-1"],
  [25n, "up-to-25"],
  [500n, "up-to-500"],
] as const;

function sizeBand(text: string): FacetValue<"size"> {
  const pack = parsePack(text);
  const content = pack && contentOf(pack);
  if (content?.of !== "mass" && content?.of !== "volume") return "other";
  // A gram is 10¹² pg, and a millilitre 10⁹ pL.
  const unit = content.of === "mass" ? 10n ** 12n : 10n ** 9n;
  return SIZE_BANDS.find(([bound]) => content.amount <= bound * unit)?.[1] ?? "over-500";
}

/** Bounds in fen. */
const PRICE_BANDS = [
  [5000, "under-50"],
  [20_000, "under-200"],
  [50_000, "under-500"],
  [200_000, "under-2000"],
] as const;

function priceBand(price: Fen | null): FacetValue<"price"> {
  if (price === null) return "on-request";
  return PRICE_BANDS.find(([bound]) => price < bound)?.[1] ?? "from-2000";
}

function hazardsOf(item: FacetSource): FacetValue<"hazard">[] {
  const marks: FacetValue<"hazard">[] = [];
  if (isAcutePoison(item)) marks.push("acute-poison");
  if (item.isHazardous) marks.push("hazardous");
  if (item.isDrugPrecursor) {
    const group = drugPrecursorClass(item.casNumber);
    marks.push(
      "drug-precursor",
      ...(group === undefined ? [] : [`drug-precursor-${group}` as const]),
    );
  }
  if (item.isExplosivePrecursor) marks.push("explosive-precursor");
  if (item.isLowBoiling) marks.push("low-boiling");
  return marks.length > 0 ? marks : ["none"];
}
