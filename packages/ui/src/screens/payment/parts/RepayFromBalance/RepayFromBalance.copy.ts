import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    repay: "信用还款",
    ask: "请确认是否使用余额还信用余额？",
    hint: "一经确认无法回退！！",
    yes: "是",
    no: "否",
    declined: "已取消",
    repaid: "信用还款成功！",
  },
  en: {
    repay: "Repay credit",
    ask: "Repay your credit from your prepaid balance?",
    hint: "Once confirmed, this cannot be undone.",
    yes: "Yes",
    no: "No",
    declined: "Cancelled",
    repaid: "Your credit has been repaid.",
  },
});
