import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    limit: "信用额度",
    used: "已用额度",
    left: "剩余额度",
    repay: "去还款",
  },
  en: {
    limit: "Credit limit",
    used: "Credit used",
    left: "Credit available",
    repay: "Repay",
  },
});
