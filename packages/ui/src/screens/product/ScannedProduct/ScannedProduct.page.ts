import { page } from "../../../page.ts";
import { scannedPath } from "./scanned-path.ts";
import { scannedProduct } from "./ScannedProduct.screen.ts";

export const scannedProductPage = page(scannedProduct, {
  redirect: scannedPath,
  load: async () => (await import("./ScannedProduct.tsx")).ScannedProduct,
});
