import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    basket: "果篮",
    delivery: "收货信息",
    company: "单位名称",
    addressBook: "从地址簿选择",
    addressSearch: "按收货人、手机或地址查找",
    note: "特别说明",
    noteHint: "如对送货有特别要求，请在此说明",
    gifts: "礼品清单",
    backToBasket: "返回果篮修改",
    total: "合计",
    submit: "提交订单",
    submitting: "正在提交...",
    tooFew: "麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。",
  },
  en: {
    basket: "Basket",
    delivery: "Delivery",
    company: "Organisation",
    addressBook: "Choose from your addresses",
    addressSearch: "Search by recipient, mobile or address",
    note: "Special note",
    noteHint: "Anything we should know about the delivery",
    gifts: "Gifts",
    backToBasket: "Back to the basket",
    total: "Total",
    submit: "Place the order",
    submitting: "Placing the order…",
    tooFew: "You do not have enough grains to order this. Grains are earned by buying reagents.",
  },
});
