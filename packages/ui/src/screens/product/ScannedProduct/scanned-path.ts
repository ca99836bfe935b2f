import type { Bottle } from "@reagent/api/contract/bottle";
import { paths } from "@reagent/api/pages/paths";

/** What the address in a pack's QR code says. */
export interface ScannedCodes {
  readonly productCode: string | undefined;
  readonly batchCode: string | undefined;
  readonly itemCode: string | undefined;
}

/** The bottle that an address names; null where it names no batch. */
export function askedOf({ productCode, batchCode, itemCode }: ScannedCodes) {
  const code = productCode || itemCode;
  return code && batchCode ? { productCode: code, batchCode } : null;
}

/** The path of the known bottle, else of the item, at the certificate of the batch (storefront §2, scanned product). */
export function scannedPath(
  { productCode, batchCode, itemCode }: ScannedCodes,
  bottle: Pick<Bottle, "productCode" | "batchCode"> | null,
): string {
  if (bottle) return paths.bottle(bottle);
  const code = productCode || itemCode;
  return code
    ? paths.product({ itemCode: code, ...(batchCode && { batchCode }) })
    : paths.products();
}
