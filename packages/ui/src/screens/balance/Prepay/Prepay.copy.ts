import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    balance: "预付款余额",
    limit: "信用额度",
    used: "已用额度",
    left: "可用额度",
    repayOnline: "网银还款",
  },
  en: {
    balance: "Prepaid balance",
    limit: "Credit limit",
    used: "Credit used",
    left: "Credit available",
    repayOnline: "Repay online",
  },
});
