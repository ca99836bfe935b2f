import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    search: "发货查询",
    order: "订单号",
    company: "单位",
    result: "查询结果",
    another: "查询其他订单",
    again: "核对后重新查询",
  },
  en: {
    search: "Shipping",
    order: "Order number",
    company: "Organisation",
    result: "Result",
    another: "Find another order",
    again: "Check and search again",
  },
});
