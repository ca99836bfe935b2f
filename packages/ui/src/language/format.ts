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

const MB = 1024 * 1024;

/** The size of a file, as file managers show it: 640 KB, 9.8 MB. */
export function formatFileSize(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
