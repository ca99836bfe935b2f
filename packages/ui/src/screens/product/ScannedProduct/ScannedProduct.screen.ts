import { screen } from "../../../screen.ts";

export const scannedProduct = screen({
  address: "/products/detail/:productCode?/:batchCode?/:itemCode?/:rest?",
  visitors: "anyone",
  load: async () => (await import("./ScannedProduct.tsx")).ScannedProduct,
  props: ({ productCode = "", batchCode = "", itemCode = "" }) => ({
    productCode,
    batchCode,
    itemCode,
  }),
});
