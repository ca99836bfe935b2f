import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    search: "查询明细",
    days: "日期",
    amounts: "金额（元，不分收支）",
    least: "最小金额",
    most: "最大金额",
    messages: {
      "amount-invalid": "请输入正确的金额",
      "least-above-most": "不得大于最大值",
      "most-below-least": "不得小于最小值",
    },
    time: "时间",
    amount: "金额",
    points: "积分",
    grains: "麦粒",
    note: "备注",
    none: "还没有明细",
    noneFound: "没有符合条件的明细",
    noneFoundHint: "请放宽条件，或重置查询。",
  },
  en: {
    search: "Search the log",
    days: "Dates",
    amounts: "Amount (¥, in or out)",
    least: "Minimum amount",
    most: "Maximum amount",
    messages: {
      "amount-invalid": "Enter a valid amount",
      "least-above-most": "Must not be above the maximum",
      "most-below-least": "Must not be below the minimum",
    },
    time: "Time",
    amount: "Amount",
    points: "Points",
    grains: "Grains",
    note: "Note",
    none: "No entries yet",
    noneFound: "No entries match",
    noneFoundHint: "Widen the search, or reset it.",
  },
});
