const SHANGHAI = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" });
const MOMENT = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Shanghai",
  dateStyle: "short",
  timeStyle: "short",
});
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day of an instant in Asia/Shanghai, "2026-11-21" (decisions, days and dates). */
export function dayOf(instant: number): string {
  return SHANGHAI.format(instant);
}

/** An instant in Asia/Shanghai to the minute, "2026-11-21 11:00". */
export function momentOf(instant: number): string {
  return MOMENT.format(instant);
}

/** The instant at which a day starts in Asia/Shanghai, which has no daylight saving time. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00+08:00`);
}

/** The instant at which the next day starts. */
export function afterDay(day: string): number {
  return startOfDay(day) + DAY_MS;
}
