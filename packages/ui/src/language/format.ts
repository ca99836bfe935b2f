import type { Language } from "./language.tsx";

/** Wherever server and browser stand, the shop's days are Shanghai's. */
const timeZone = "Asia/Shanghai";

/** Sweden writes dates as the shop does in Chinese: 2026-11-21 14:32. */
const styles = {
  zh: { locale: "sv-SE", dateStyle: "short" },
  en: { locale: "en-GB", dateStyle: "medium" },
} as const;

/** Formats take long to make: each is made when it is first needed, and kept. */
function keptFormats(
  more: Intl.DateTimeFormatOptions,
): (language: Language) => Intl.DateTimeFormat {
  const kept: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => {
    const { locale, dateStyle } = styles[language];
    return (kept[language] ??= new Intl.DateTimeFormat(locale, { timeZone, dateStyle, ...more }));
  };
}

const days = keptFormats({});
const moments = keptFormats({ timeStyle: "short" });

/** The day of a moment in epoch milliseconds, in Shanghai. */
export function formatDay(milliseconds: number, language: Language): string {
  return days(language).format(milliseconds);
}

/** A moment in epoch milliseconds, to the minute, in Shanghai's time. */
export function formatMoment(milliseconds: number, language: Language): string {
  return moments(language).format(milliseconds);
}
