import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "订购步骤",
    steps: {
      goods: ["查看购物车", "确认订单信息", "选择付款方式", "完成"],
      gifts: ["查看果篮", "确认订单信息", "麦粒支付", "完成"],
    },
  },
  en: {
    label: "Steps of an order",
    steps: {
      goods: ["View cart", "Confirm order", "Choose payment", "Finish"],
      gifts: ["View basket", "Confirm order", "Pay with grains", "Finish"],
    },
  },
});
