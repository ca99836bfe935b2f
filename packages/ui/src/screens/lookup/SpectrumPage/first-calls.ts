import { readBatchSpectra, readItemSpectra } from "@reagent/api/contract/product";
import { firstCall } from "../../../data/first-calls.ts";

/** Whose spectra an address names: those of a batch of a product, else of an item; null for neither. */
export function spectraIn(query: URLSearchParams) {
  const itemCode = query.get("item_code")?.trim() ?? "";
  const batchCode = query.get("batch_code")?.trim() ?? "";
  const productCode = query.get("product_code")?.trim() ?? "";
  if (batchCode && productCode)
    return { kind: "batch", params: { type: "nmr", batchCode, productCode } } as const;
  return itemCode ? ({ kind: "item", params: { itemCode } } as const) : null;
}

/** What the list of spectra reads first. */
export function spectraCalls(query: URLSearchParams) {
  const asked = spectraIn(query);
  if (!asked) return [];
  return asked.kind === "batch"
    ? [firstCall(readBatchSpectra, asked.params)]
    : [firstCall(readItemSpectra, asked.params)];
}
