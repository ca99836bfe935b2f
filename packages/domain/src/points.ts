import type { Fen } from "./money.ts";

/** What a shop gives for orders, and what for points (decisions, earning and converting points). */
export interface PointRules {
  /** The points for each yuan of a reviewed order, with two decimals at most. */
  readonly perYuan: number;
  /** How many points one grain costs. */
  readonly perGrain: number;
  /** Whether unspent grains expire at the end of their year. */
  readonly grainsExpire: boolean;
}

/** A rate of points in hundredths of a point for each yuan, from points with two decimals at most. */
export const pointsRate = (perYuan: number): number => Math.round(perYuan * 100);

/** The full points that an order earns once it is reviewed, at a rate in hundredths (decisions, earning and converting points). */
export function earnedIntegral(amount: Fen, rate: number): number {
  return amount <= 0 ? 0 : Number((BigInt(amount) * BigInt(rate)) / 10_000n);
}

/** How many grains points can be converted to: `exchange_num` (decisions, earning and converting points). */
export function convertibleGrains(integral: number, perGrain: number): number {
  return Math.max(0, Math.floor(integral / perGrain));
}

/** How many points that many grains cost. */
export function integralFor(grains: number, perGrain: number): number {
  return grains * perGrain;
}

/** How points are taken back. */
export interface Withdrawal {
  /** The grains that are turned back into points before, and those points. */
  readonly grains: number;
  readonly regained: number;
  /** The points that are taken. */
  readonly taken: number;
}

/**
 * Takes points back where goods are refunded. Where a customer has fewer, whole grains are turned back into points first; neither balance
 * ends below zero, and what was spent on gifts stays with the customer (decisions, earning and converting points).
 */
export function withdrawal(
  points: number,
  {
    integral,
    grains,
    perGrain,
  }: { readonly integral: number; readonly grains: number } & Pick<PointRules, "perGrain">,
): Withdrawal {
  const missing = Math.max(0, points - integral);
  const back = Math.max(0, Math.min(grains, Math.ceil(missing / perGrain)));
  const regained = integralFor(back, perGrain);
  return { grains: back, regained, taken: Math.max(0, Math.min(points, integral + regained)) };
}

/** A change of the grains of one customer. */
export interface GrainEntry {
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const ZONE_MS = 8 * 60 * 60 * 1000;

/** The year of an instant in Asia/Shanghai, which has no daylight saving time (decisions, days and dates). */
export function yearOf(instant: number): number {
  return new Date(instant + ZONE_MS).getUTCFullYear();
}

/** The end of a year, in epoch milliseconds: unspent grains expire then (customer centre §9, grain expiry). */
export function endOfYear(year: number): number {
  return Date.UTC(year + 1, 0) - ZONE_MS - 1;
}

/**
 * The expiry entries that a customer's log still lacks: at the end of each past year, the grains left of it. Once they are
 * among the entries, the result is empty (decisions, grain expiry).
 */
export function grainExpiries(entries: readonly GrainEntry[], now: number): GrainEntry[] {
  const past = entries.filter(({ at }) => at <= endOfYear(yearOf(now) - 1));
  const years = [...new Set(past.map(({ at }) => yearOf(at)))].sort((a, b) => a - b);
  return years.flatMap((year) => {
    const left = past
      .filter(({ at }) => yearOf(at) === year)
      .reduce((sum, { amount }) => sum + amount, 0);
    return left > 0 ? [{ amount: -left, at: endOfYear(year) }] : [];
  });
}

/** A number of grains from the hundredths of a log (customer centre §7, balance logs). */
export function wholeGrains(hundredths: Fen): number {
  return Math.trunc(hundredths / 100);
}
