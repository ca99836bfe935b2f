const DAY_MS = 86_400_000;

/** How many whole days have passed since a date, "2026-11-28", at a time in milliseconds. */
export const daysSince = (date: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(date)) / DAY_MS));
