import type { Language } from "./language.tsx";

/** Wherever server and browser stand, the shop's days are Shanghai's. */
const timeZone = "Asia/Shanghai";

const moments: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  // Sweden writes dates as the shop does in Chinese: 2026-11-21 14:32.
  zh: new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" }),
};

const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  zh: new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }),
  en: new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium" }),
};

/** The day of a moment in epoch milliseconds, in Shanghai. */
export function formatDay(milliseconds: number, language: Language): string {
  return days[language].format(milliseconds);
}

/** A moment in epoch milliseconds, to the minute, in Shanghai's time. */
export function formatMoment(milliseconds: number, language: Language): string {
  return moments[language].format(milliseconds);
}
