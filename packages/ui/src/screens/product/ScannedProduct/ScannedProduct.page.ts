import { readBottle } from "@reagent/api/contract/bottle";
import { page } from "../../../page.ts";
import { askedOf, scannedPath } from "./scanned-path.ts";
import { scannedProduct } from "./ScannedProduct.screen.ts";

export const scannedProductPage = page(scannedProduct, {
  redirect: async (codes, ask) => {
    const asked = askedOf(codes);
    const found = asked && (await ask(readBottle, asked));
    return scannedPath(codes, found?.ok ? found.data.bottle : null);
  },
  load: async () => (await import("./ScannedProduct.tsx")).ScannedProduct,
});
