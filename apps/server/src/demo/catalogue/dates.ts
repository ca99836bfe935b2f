const DAY = 86_400_000;

/** The fixed day of the demo catalogue: midnight of 20 November 2026 in Shanghai. */
export const DEMO_DAY = Date.UTC(2026, 10, 20) - 8 * 3_600_000;

/** Some days before the demo catalogue's day, at the hour given, as epoch milliseconds. */
export function daysBefore(days: number, hour = 0): number {
  return DEMO_DAY - days * DAY + hour * 3_600_000;
}

/** Some days after a moment. */
export function daysAfter(moment: number, days: number): number {
  return moment + days * DAY;
}
