import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "快速订购",
    code: "货号",
    codeExample: "格式：项目号-包装",
    number: "数量",
    add: "加入购物车",
    adding: "正在加入…",
    codeMissing: "必需填写货号。",
    batch: "多个产品用快速下单 / 订购单",
    messages: {
      "product-code-required": "请输入货号",
      "number-required": "请输入数量",
      "quantity-invalid": "数量须为 1 至 9999 的整数",
      "text-too-long": "最多 200 个字符",
    },
  },
  en: {
    title: "Quick order",
    code: "Product code",
    codeExample: "Format: item code-pack",
    number: "Quantity",
    add: "Add to cart",
    adding: "Adding…",
    codeMissing: "A product code is needed.",
    batch: "Several items: Quick order / Order sheet",
    messages: {
      "product-code-required": "Enter a product code",
      "number-required": "Enter a quantity",
      "quantity-invalid": "A whole number from 1 to 9999",
      "text-too-long": "At most 200 characters",
    },
  },
});
