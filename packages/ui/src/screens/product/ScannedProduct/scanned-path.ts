import { paths } from "@reagent/api/pages/paths";

/** What the address in a pack's QR code says. */
export interface ScannedCodes {
  readonly productCode: string | undefined;
  readonly batchCode: string | undefined;
  readonly itemCode: string | undefined;
}

/** The path of the item, at the certificate of the batch (storefront §2, scanned product). */
export function scannedPath({ productCode, batchCode, itemCode }: ScannedCodes): string {
  const code = productCode || itemCode;
  return code
    ? paths.product({ itemCode: code, ...(batchCode && { batchCode }) })
    : paths.products();
}
