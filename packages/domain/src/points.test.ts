import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import {
  convertibleGrains,
  earnedIntegral,
  endOfYear,
  grainExpiries,
  integralFor,
  pointsRate,
  wholeGrains,
  yearOf,
  withdrawal,
} from "./points.ts";

describe("integral (decisions, earning and converting points)", () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 1],
    [12_399, 123],
    [-500, 0],
  ])("%i fen of a reviewed order earn %i", (amount, integral) => {
    expect(earnedIntegral(fen(amount), 100)).toBe(integral);
  });

  it.each([
    [12_399, 0.5, 61],
    [12_399, 2, 247],
    [100, 0.01, 0],
    [9_000_000_000_000_000, 100, 9_000_000_000_000_000],
  ])("%i fen earn at %d points a yuan %i points", (amount, perYuan, integral) => {
    expect(earnedIntegral(fen(amount), pointsRate(perYuan))).toBe(integral);
  });

  it.each([
    [-40, 0],
    [0, 0],
    [99, 0],
    [100, 1],
    [2360, 23],
  ])("%i points are convertible to %i grains", (integral, grains) => {
    expect(convertibleGrains(integral, 100)).toBe(grains);
  });

  it("covers the conversion of all of it, and leaves less than a grain", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 100_000 }), (integral, perGrain) => {
        const left = integral - integralFor(convertibleGrains(integral, perGrain), perGrain);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThan(perGrain);
      }),
    );
  });
});

it("reads grains from hundredths, like yuan", () => {
  expect([1600, -300, 0].map((amount) => wholeGrains(fen(amount)))).toEqual([16, -3, 0]);
});

describe("points that are taken back (decisions, earning and converting points)", () => {
  const whole = fc.nat({ max: 10_000 });
  const perGrains = fc.integer({ min: 1, max: 500 });

  it("come from the points alone where there are enough", () => {
    expect(withdrawal(250, { integral: 250, grains: 9, perGrain: 100 })).toEqual({
      grains: 0,
      regained: 0,
      taken: 250,
    });
  });

  it("come from the fewest whole grains beyond, and what is left of the last one stays", () => {
    expect(withdrawal(250, { integral: 49, grains: 9, perGrain: 100 })).toEqual({
      grains: 3,
      regained: 300,
      taken: 250,
    });
  });

  it("leave neither balance below zero, and are all taken unless nothing is left", () => {
    fc.assert(
      fc.property(
        whole,
        whole,
        fc.nat({ max: 100 }),
        perGrains,
        (points, integral, grains, perGrain) => {
          const back = withdrawal(points, { integral, grains, perGrain });
          const left = integral + back.regained - back.taken;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(grains - back.grains).toBeGreaterThanOrEqual(0);
          expect(back.taken === points || (left === 0 && back.grains === grains)).toBe(true);
        },
      ),
    );
  });
});

describe("expiry of grains (customer centre §9, grain expiry; decisions, grain expiry)", () => {
  const at = (moment: string) => Date.parse(`${moment}+08:00`);
  const grains = (amount: number, moment: string) => ({ amount, at: at(moment) });
  const sum = (entries: readonly { amount: number }[]) =>
    entries.reduce((total, { amount }) => total + amount, 0);

  it("expiry of grains is at the end of 31 December in Asia/Shanghai", () => {
    expect(yearOf(at("2026-12-31T23:59:59.999"))).toBe(2026);
    expect(yearOf(at("2027-01-01T00:00:00"))).toBe(2027);
    expect(endOfYear(2026)).toBe(at("2026-12-31T23:59:59.999"));
  });

  it("removes nothing on 31 December and the rest on 1 January", () => {
    const entries = [grains(20, "2026-03-01T10:00:00"), grains(-8, "2026-05-01T10:00:00")];
    expect(grainExpiries(entries, at("2026-12-31T23:59:59.999"))).toEqual([]);
    expect(grainExpiries(entries, at("2027-01-01T00:00:00"))).toEqual([
      { amount: -12, at: at("2026-12-31T23:59:59.999") },
    ]);
  });

  it("keeps what was spent in time and what the new year added", () => {
    const spent = [grains(20, "2026-03-01T10:00:00"), grains(-20, "2026-05-01T10:00:00")];
    const now = at("2027-02-01T00:00:00");
    expect(grainExpiries([...spent, grains(5, "2027-01-01T00:00:00")], now)).toEqual([]);
  });

  const day = 24 * 60 * 60 * 1000;
  /** Years in which grains came first and part of them went. */
  const years = fc.uniqueArray(
    fc.record({ year: fc.integer({ min: 2020, max: 2030 }), came: fc.nat(500), went: fc.nat(500) }),
    { selector: ({ year }) => year },
  );
  const entriesOf = (lives: readonly { year: number; came: number; went: number }[]) =>
    lives.flatMap(({ year, came, went }) => [
      { amount: came, at: endOfYear(year) - 200 * day },
      { amount: -Math.min(came, went), at: endOfYear(year) - 100 * day },
    ]);

  it("keeps this year's grains, whatever earlier years held, and removes nothing twice", () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 2020, max: 2031 }), (lives, year) => {
        const entries = entriesOf(lives);
        const now = endOfYear(year);
        const expiries = grainExpiries(entries, now);
        const all = [...entries, ...expiries];
        const soFar = all.filter((entry) => entry.at <= now);
        const ofThisYear = entries.filter((entry) => yearOf(entry.at) === year);
        expect(sum(soFar)).toBe(sum(ofThisYear));
        expect(expiries.every(({ amount }) => amount < 0)).toBe(true);
        expect(grainExpiries(all, now)).toEqual([]);
      }),
    );
  });
});
