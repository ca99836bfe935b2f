import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  amountRangeOf,
  balanceChangeProblem,
  creditLeft,
  hasCredit,
  LogFilter,
  UNFILTERED,
} from "./balance.ts";
import { fen, toYuan } from "./money.ts";

const wrongIn = (change: Partial<LogFilter>) => {
  const { issues } = v.safeParse(LogFilter, { ...UNFILTERED, ...change }, { abortPipeEarly: true });
  return Object.fromEntries<string>(
    (issues ?? []).map((issue) => [v.getDotPath(issue) ?? "", issue.message]),
  );
};

describe("filters of the prepay and credit log (customer centre §5, prepay and credit filters)", () => {
  it.each<Partial<LogFilter>>([
    {},
    { least: "100" },
    { most: "100" },
    { least: "0", most: "0.00" },
    { least: " 99.9 ", most: "1,234.50" },
    { from: "2026-11-21", to: "2026-11-21" },
    { from: "2026-11-21" },
  ])("accepts the filter %j of a log", (change) => {
    expect(wrongIn(change)).toEqual({});
  });

  it.each<[Partial<LogFilter>, Record<string, string>]>([
    [
      { least: "200", most: "100" },
      { least: "least-above-most", most: "most-below-least" },
    ],
    [{ least: "9", most: "10", from: "2026-11-22", to: "2026-11-21" }, { to: "days-reversed" }],
    [{ least: "ten" }, { least: "amount-invalid" }],
    [{ most: "1.234" }, { most: "amount-invalid" }],
    [{ least: "-5" }, { least: "amount-invalid" }],
    [{ from: "21.11.2026" }, { from: "day-invalid" }],
  ])("rejects the filter %j of a log", (change, wrong) => {
    expect(wrongIn(change)).toEqual(wrong);
  });

  it("accepts a range of amounts if its minimum is not above its maximum", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (least, most) => {
        const filter = { ...UNFILTERED, least: toYuan(fen(least)), most: toYuan(fen(most)) };
        expect(v.is(LogFilter, filter)).toBe(least <= most);
        expect(amountRangeOf(filter)).toEqual({ least, most });
      }),
    );
  });

  it("reads a filter with an empty end as an open period", () => {
    expect(amountRangeOf(UNFILTERED)).toEqual({ least: null, most: null });
  });
});

describe("credit (customer centre §3, account summary)", () => {
  it("returns the unused credit, at least 0", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (limit, used) => {
        const left = creditLeft(fen(limit), fen(used));
        expect(left).toBe(used > limit ? 0 : limit - used);
      }),
    );
  });

  it.each([
    [0, 0, false],
    [1, 0, true],
    [0, 1, true],
  ])("credit of a limit of %i with %i used counts as credit: %j", (limit, used, expected) => {
    expect(hasCredit({ creditLimit: fen(limit), creditUsed: fen(used) })).toBe(expected);
  });
});

describe("changes of a balance by the operator (decisions, balance changes)", () => {
  it.each([
    [100, 0, [], undefined],
    [100, 0, [200], undefined],
    [100, 0, [200, 100], "repeated"],
    [-100, 100, [], undefined],
    [-101, 100, [], "short"],
    [-100, 0, [-100], "repeated"],
    [-100, 100, [100], undefined],
    // A balance that is below zero already can be filled up.
    [50, -100, [], undefined],
  ])(
    "a change of %i fen of a balance of %i, after those of %j with its note: %j",
    (amount, balance, earlier, problem) => {
      const account = { balance: fen(balance), withSameNote: earlier.map(fen) };
      expect(balanceChangeProblem(fen(amount), account)).toBe(problem);
    },
  );
});
