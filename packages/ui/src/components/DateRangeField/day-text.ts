import { type CalendarDate, parseDate } from "@internationalized/date";
import type { Language } from "../../language/language.tsx";

/** Dates are in Asia/Shanghai, regardless of the browser's time zone. */
export const TIME_ZONE = "Asia/Shanghai";

/** The locale in which react-aria writes dates. */
export const localeOf = (language: Language) => (language === "zh" ? "zh-CN" : "en-GB");

/** What a field reports while only a part of its date is filled in: no date, and not empty either. */
export const INCOMPLETE_DAY = "incomplete";

/** The date of a text such as `2026-11-21`; null if it is not a date. */
export function dayOf(text: string): CalendarDate | null {
  try {
    return text === "" ? null : parseDate(text);
  } catch {
    return null;
  }
}
