import { screen } from "../../../screen.ts";

export const scannedProduct = screen({
  address: "/products/detail/:productCode?/:batchCode?/:itemCode?/:rest?",
  visitors: "anyone",
});
