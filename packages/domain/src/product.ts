import { isAcutePoison } from "./acute-poison.ts";
import { isListed, serialNumberOf } from "./hazard-listing.ts";
import type { RestrictableLine } from "./restriction.ts";

/**
 * How an item is ordered: also in bulk, of the special brand, or ordinary (storefront §3, reagent search item;
 * §9, category codes).
 */
export type ItemCategory = "bulk" | "special-brand" | "ordinary";

/** A mark of goods that are sold only to customers with a filing (decisions, restricted products). */
export type RegulatoryMark =
  | { readonly kind: "acute-poison" }
  | { readonly kind: "hazardous"; readonly serialNumber: string | undefined }
  | { readonly kind: "drug-precursor" }
  | { readonly kind: "explosive-precursor" };

/** The marks of an item or product, in the order in which they are shown (storefront §3, reagent search item; decisions, marks). */
export type ProductMark = RegulatoryMark | { readonly kind: "rare" } | { readonly kind: "bio" };

/** The regulatory marks of goods. */
export function regulatoryMarks(goods: RestrictableLine): RegulatoryMark[] {
  const marks: RegulatoryMark[] = [];
  if (isAcutePoison(goods)) marks.push({ kind: "acute-poison" });
  if (isListed(goods.hazardNumber))
    marks.push({ kind: "hazardous", serialNumber: serialNumberOf(goods.hazardNumber) });
  if (goods.isDrugPrecursor) marks.push({ kind: "drug-precursor" });
  if (goods.isExplosivePrecursor) marks.push({ kind: "explosive-precursor" });
  return marks;
}

/** The marks of an item or product. */
export function productMarks(
  input: RestrictableLine & { readonly isRare: boolean; readonly isBiological: boolean },
): ProductMark[] {
  return [
    ...regulatoryMarks(input),
    ...(input.isRare ? [{ kind: "rare" } as const] : []),
    ...(input.isBiological ? [{ kind: "bio" } as const] : []),
  ];
}

/** Whether an item's page has the extra bulk row with its price on request (storefront §2, product detail; §9, category codes). */
export function hasBulkRow(category: ItemCategory): boolean {
  return category === "bulk";
}

/** Whether an item has a safety data sheet: an id of 0 or a missing id means none (storefront §3, product detail). */
export function hasSafetyDataSheet(msdsId: string | undefined): boolean {
  return msdsId !== undefined && msdsId !== "" && msdsId !== "0";
}
