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
      "product-code-required": "请输入货号",
      "product-or-item-code-required": "请输入货号/项目号",
      "text-too-long": "最多 200 个字符",
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
      "product-code-required": "Enter a product code",
      "product-or-item-code-required": "Enter a product or item code",
      "text-too-long": "At most 200 characters",
      "text-required": "Please check this field",
    },
  },
});
