import type { Language } from "./language.tsx";

/** All days and times are shown in Shanghai's time zone, on the server and in the browser. */
const timeZone = "Asia/Shanghai";

/** The Swedish format is the one that the shop uses in Chinese: 2026-11-21 14:32. */
const styles = {
  zh: { locale: "sv-SE", dateStyle: "short" },
  en: { locale: "en-GB", dateStyle: "medium" },
} as const;

/** Creating a format is slow, so that each one is created on first use and cached. */
function cachedFormats(
  more: Intl.DateTimeFormatOptions,
): (language: Language) => Intl.DateTimeFormat {
  const cache: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => {
    const { locale, dateStyle } = styles[language];
    return (cache[language] ??= new Intl.DateTimeFormat(locale, { timeZone, dateStyle, ...more }));
  };
}

const days = cachedFormats({});
const moments = cachedFormats({ timeStyle: "short" });

/** The day in Shanghai of an instant in epoch milliseconds. */
export function formatDay(milliseconds: number, language: Language): string {
  return days(language).format(milliseconds);
}

/** An instant in epoch milliseconds, to the minute, in Shanghai's time. */
export function formatMoment(milliseconds: number, language: Language): string {
  return moments(language).format(milliseconds);
}

/** A date that the back end writes as `2026-11-21`: in Chinese as it is, in English as 21 Nov 2026. Another text stays as it is. */
export function formatDate(date: string, language: Language): string {
  const midnight = startOf(date);
  return Number.isNaN(midnight) ? date : formatDay(midnight, language);
}

/** The same without its year: 11-21, 21 Nov. */
export function formatShortDate(date: string, language: Language): string {
  const midnight = startOf(date);
  if (Number.isNaN(midnight)) return date;
  const day = formatDay(midnight, language);
  return language === "zh" ? day.slice("2026-".length) : day.slice(0, -" 2026".length);
}

/** The instant at which a date begins in Shanghai; NaN for another text. */
const startOf = (date: string): number => Date.parse(`${date}T00:00:00+08:00`);

const MB = 1024 * 1024;

/** The size of a file, as file managers show it: 640 KB, 9.8 MB. */
export function formatFileSize(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
