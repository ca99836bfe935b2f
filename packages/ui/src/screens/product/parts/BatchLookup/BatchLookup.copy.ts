import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    batchCode: "批号",
    productCode: "货号",
    productOrItemCode: "货号/项目号",
    messages: {
      "batch-code-empty": "批号不能为空",
      "product-code-empty": "货号不能为空",
      "batch-code-required": "请输入批号",
      "product-or-item-code-required": "请输入货号/项目号",
      "text-required": "请检查此项",
    },
  },
  en: {
    batchCode: "Batch number",
    productCode: "Product code",
    productOrItemCode: "Product or item code",
    messages: {
      "batch-code-empty": "Enter a batch number",
      "product-code-empty": "Enter a product code",
      "batch-code-required": "Enter a batch number",
      "product-or-item-code-required": "Enter a product or item code",
      "text-required": "Please check this field",
    },
  },
});
