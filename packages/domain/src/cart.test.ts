import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addedQuantity, canGoOn, checkedTotals, lineTotal, selectionOf } from "./cart.ts";
import { fen } from "./money.ts";

const line = (isChecked: boolean, quantity = 1, total = 100) => ({
  isChecked,
  quantity,
  total: fen(total),
});

describe("selection (storefront §4, cart line)", () => {
  it.each([
    [[], "none"],
    [[line(false)], "none"],
    [[line(true), line(false)], "some"],
    [[line(true), line(true)], "all"],
  ])("the selection of %j is %s", (lines, expected) => {
    expect(selectionOf(lines)).toBe(expected);
  });

  it.each([
    [[], false],
    [[line(false, 3)], false],
    [[line(true, 0)], false],
    [[line(false), line(true, 1)], true],
  ])("allows the next step with %j: %s (storefront §5, next step)", (lines, expected) => {
    expect(canGoOn(lines)).toBe(expected);
  });
});

describe("checkedTotals (storefront §9, cart totals)", () => {
  it("counts lines, pieces and money of the checked lines only", () => {
    expect(checkedTotals([line(true, 2, 5220), line(false, 9, 900), line(true, 1, 80)])).toEqual({
      lines: 2,
      quantity: 3,
      money: 5300,
    });
    expect(checkedTotals([])).toEqual({ lines: 0, quantity: 0, money: 0 });
    expect(lineTotal(fen(5220), 3)).toBe(15_660);
  });

  it("counts checked and unchecked lines to the sum of all lines", () => {
    const lines = fc.array(
      fc
        .tuple(fc.boolean(), fc.nat(99), fc.nat(1e6))
        .map(([isChecked, quantity, total]) => line(isChecked, quantity, total)),
    );
    fc.assert(
      fc.property(lines, (some) => {
        const all = checkedTotals(some.map((one) => ({ ...one, isChecked: true })));
        const rest = checkedTotals(some.map((one) => ({ ...one, isChecked: !one.isChecked })));
        const chosen = checkedTotals(some);
        expect(chosen.money + rest.money).toBe(all.money);
        expect(chosen.quantity + rest.quantity).toBe(all.quantity);
        expect(all.lines).toBe(some.length);
      }),
    );
  });
});

describe("additions (decisions, cart quantity rule)", () => {
  it.each([
    [0, 1, 1],
    [3, 4, 7],
    [9998, 1, 9999],
    [9999, 1, undefined],
  ])("additions of %i and %i are %j", (held, added, expected) => {
    expect(addedQuantity(held, added)).toBe(expected);
  });
});
