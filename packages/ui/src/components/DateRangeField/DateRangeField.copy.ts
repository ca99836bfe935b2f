import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    from: "开始日期",
    to: "结束日期",
    empty: "年-月-日",
    /** A date such as `2026-11-21`, as the loaded field writes it. */
    written: (day: string) => day,
    choose: "在日历中选择",
    calendar: "选择日期范围",
    previous: "上个月",
    next: "下个月",
  },
  en: {
    from: "From",
    to: "To",
    empty: "dd/mm/yyyy",
    written: (day) => day.split("-").reverse().join("/"),
    choose: "Open the calendar",
    calendar: "Choose a date range",
    previous: "Previous month",
    next: "Next month",
  },
});

/** The messages for problems of a range of days, by the keys of the domain's rules. */
export const dayMessages = defineCopy({
  zh: {
    "day-invalid": "请输入正确的日期",
    "day-out-of-range": "请输入 2000 年至 2099 年的日期",
    "days-reversed": "结束日期不能早于开始日期",
  },
  en: {
    "day-invalid": "Enter a complete date",
    "day-out-of-range": "Enter a date from 2000 to 2099",
    "days-reversed": "The end cannot be before the start",
  },
});
