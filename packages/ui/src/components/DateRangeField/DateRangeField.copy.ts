import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    from: "开始日期",
    to: "结束日期",
    choose: "在日历中选择",
    calendar: "选择日期范围",
    previous: "上个月",
    next: "下个月",
  },
  en: {
    from: "First day",
    to: "Last day",
    choose: "Choose in a calendar",
    calendar: "Choose a range of days",
    previous: "Previous month",
    next: "Next month",
  },
});
