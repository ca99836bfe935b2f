import type { Copy } from "../../language/language.tsx";

interface Words {
  from: string;
  to: string;
  choose: string;
  calendar: string;
  previous: string;
  next: string;
}

export const copy: Copy<Words> = {
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
};
