import { screen } from "../../../screen.ts";

export const scannedProduct = screen({
  address: "/products/detail/:productCode?/:batchCode?/:itemCode?/:rest?",
  visitors: "anyone",
  firstCalls: async () => {
    const { productCalls } = await import("../Product/first-calls.ts");
    return ({ productCode, itemCode }) => {
      const code = productCode || itemCode;
      return code ? productCalls(code) : [];
    };
  },
  load: async () => (await import("./ScannedProduct.tsx")).ScannedProduct,
  props: ({ productCode = "", batchCode = "", itemCode = "" }) => ({
    productCode,
    batchCode,
    itemCode,
  }),
});
