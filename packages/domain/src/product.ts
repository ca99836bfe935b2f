/**
 * How an item is ordered: also in bulk, of the special brand, or ordinary (storefront §3, reagent search item;
 * §9, category codes).
 */
export type ItemCategory = "bulk" | "special-brand" | "ordinary";

/** The marks of an item or product, in the order in which they are shown (storefront §3, reagent search item; decisions, marks). */
export type ProductMark =
  | { readonly kind: "hazardous-number"; readonly number: string }
  | { readonly kind: "precursor" }
  | { readonly kind: "rare" }
  | { readonly kind: "bio" };

/** The marks of an item or product. A hazardous-goods number that is empty or "0" is none. */
export function productMarks(input: {
  readonly hazardNumber: string;
  readonly isPrecursor: boolean;
  readonly isRare: boolean;
  readonly isBiological: boolean;
}): ProductMark[] {
  const marks: ProductMark[] = [];
  const number = input.hazardNumber.trim();
  if (number !== "" && number !== "0") marks.push({ kind: "hazardous-number", number });
  if (input.isPrecursor) marks.push({ kind: "precursor" });
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
