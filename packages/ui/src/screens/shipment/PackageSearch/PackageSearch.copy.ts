import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    products: "包裹内的产品",
    parcelCode: "装箱单号",
    product: "产品",
    batch: "批号",
    noBatch: "未登记",
    quantity: "数量",
  },
  en: {
    products: "Products in parcels",
    parcelCode: "Loading number",
    product: "Product",
    batch: "Batch",
    noBatch: "Not recorded",
    quantity: "Quantity",
  },
});
