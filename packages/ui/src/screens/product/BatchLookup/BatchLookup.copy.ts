import type { Copy } from "../../../language/language.tsx";

interface Words {
  batchCode: string;
  productCode: string;
  messages: Readonly<Record<"batch-code-empty" | "product-code-empty" | "text-required", string>>;
}

export const copy: Copy<Words> = {
  zh: {
    batchCode: "批号",
    productCode: "货号",
    messages: {
      "batch-code-empty": "批号不能为空",
      "product-code-empty": "货号不能为空",
      "text-required": "请检查此项",
    },
  },
  en: {
    batchCode: "Batch number",
    productCode: "Product code",
    messages: {
      "batch-code-empty": "Enter a batch number",
      "product-code-empty": "Enter a product code",
      "text-required": "Please check this field",
    },
  },
};
