import { isListed, serialNumberOf } from "./hazard-listing.ts";
import type { PrecursorMarks } from "./precursor.ts";

/**
 * How an item is ordered: also in bulk, of the special brand, or ordinary (storefront §3, reagent search item;
 * §9, category codes).
 */
export type ItemCategory = "bulk" | "special-brand" | "ordinary";

/** The marks of an item or product, in the order in which they are shown (storefront §3, reagent search item; decisions, marks). */
export type ProductMark =
  | { readonly kind: "hazardous"; readonly serialNumber: string | undefined }
  | { readonly kind: "drug-precursor" }
  | { readonly kind: "explosive-precursor" }
  | { readonly kind: "rare" }
  | { readonly kind: "bio" };

/** The marks of an item or product. */
export function productMarks(
  input: PrecursorMarks & {
    readonly hazardNumber: string;
    readonly isRare: boolean;
    readonly isBiological: boolean;
  },
): ProductMark[] {
  const marks: ProductMark[] = [];
  if (isListed(input.hazardNumber))
    marks.push({ kind: "hazardous", serialNumber: serialNumberOf(input.hazardNumber) });
  if (input.isDrugPrecursor) marks.push({ kind: "drug-precursor" });
  if (input.isExplosivePrecursor) marks.push({ kind: "explosive-precursor" });
  if (input.isRare) marks.push({ kind: "rare" });
  if (input.isBiological) marks.push({ kind: "bio" });
  return marks;
}

/** Whether an item's page has the extra bulk row with its price on request (storefront §2, product detail; §9, category codes). */
export function hasBulkRow(category: ItemCategory): boolean {
  return category === "bulk";
}

/** Whether an item has a safety data sheet: an id of 0 or a missing id means none (storefront §3, product detail). */
export function hasSafetyDataSheet(msdsId: string | undefined): boolean {
  return msdsId !== undefined && msdsId !== "" && msdsId !== "0";
}
