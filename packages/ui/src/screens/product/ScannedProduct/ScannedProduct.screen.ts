import { screen } from "../../../screen.ts";
import { scannedPath } from "./scanned-path.ts";

export const scannedProduct = screen({
  address: "/products/detail/:productCode?/:batchCode?/:itemCode?/:rest?",
  visitors: "anyone",
  redirect: scannedPath,
  load: async () => (await import("./ScannedProduct.tsx")).ScannedProduct,
});
