import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    note: "此处显示 2024-01-01 以前的订单。",
    none: "您没有历史订单",
    noneHint: "2024-01-01 以后的订单在“我的订单”中。",
  },
  en: {
    note: "Orders placed before 1 January 2024.",
    none: "There are no orders in your archive",
    noneHint: "Orders placed since 1 January 2024 are under My orders.",
  },
});
