import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "订购步骤",
    steps: ["查看购物车", "确认订单信息", "选择付款方式", "完成"],
  },
  en: {
    label: "Steps of an order",
    steps: ["View cart", "Confirm order", "Choose payment", "Finish"],
  },
});
