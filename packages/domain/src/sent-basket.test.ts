import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LARGEST_QUANTITY } from "./quantity.ts";
import type { FiledDuty } from "./restriction.ts";
import {
  basketNote,
  canBeAdded,
  type ViewedLine,
  LONGEST_BASKET_NOTE,
  mergedLines,
  SENT_BASKET_MS,
  sentBasketState,
  sentVerdict,
} from "./sent-basket.ts";

describe("the link of a sent basket (rules, sent baskets)", () => {
  const made = 1_000_000;
  const expiresAt = made + SENT_BASKET_MS;

  test.each([
    ["opens at once", { endedAt: null, expiresAt }, made, "open"],
    ["opens for thirty days", { endedAt: null, expiresAt }, expiresAt - 1, "open"],
    ["expires after thirty days", { endedAt: null, expiresAt }, expiresAt, "expired"],
    ["stays ended", { endedAt: made, expiresAt }, made + 1, "ended"],
    ["stays ended when it would have expired", { endedAt: made, expiresAt }, expiresAt, "ended"],
  ] as const)("%s", (_, link, now, state) => expect(sentBasketState(link, now)).toBe(state));
});

describe("the note of a sent basket", () => {
  test.each([
    ["", ""],
    ["  周五前下单 \n 谢谢 ", "周五前下单 谢谢"],
    ["试".repeat(LONGEST_BASKET_NOTE), "试".repeat(LONGEST_BASKET_NOTE)],
    ["𠮷".repeat(LONGEST_BASKET_NOTE), "𠮷".repeat(LONGEST_BASKET_NOTE)],
    ["试".repeat(LONGEST_BASKET_NOTE + 1), undefined],
  ])("%j is sent as %j", (typed, sent) => expect(basketNote(typed)).toBe(sent));
});

describe("the lines of a sent basket", () => {
  const line = (productCode: string, quantity: number) =>
    ({ kind: "reagent", productCode, quantity }) as const;

  test.each([
    ["are in their order", [line("B", 1), line("A", 2)], [line("B", 1), line("A", 2)]],
    [
      "name a product once",
      [line("A", 1), line("B", 1), line("A", 2)],
      [line("A", 3), line("B", 1)],
    ],
    ["are refused with no quantity", [line("A", 0)], undefined],
    ["are refused with a part of a pack", [line("A", 1.5)], undefined],
    [
      "are refused with more than can be ordered",
      [line("A", LARGEST_QUANTITY), line("A", 1)],
      undefined,
    ],
  ])("%s", (_, lines, merged) => expect(mergedLines(lines)).toEqual(merged));

  it("keeps the whole quantity of each product", () => {
    const lines = fc.array(
      fc.record({
        kind: fc.constantFrom("reagent" as const, "instrument" as const),
        productCode: fc.constantFrom("A", "B", "C"),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 500 },
    );
    const sumOf = (all: readonly { readonly quantity: number }[]) =>
      all.reduce((sum, { quantity }) => sum + quantity, 0);
    fc.assert(
      fc.property(lines, (sent) => {
        const merged = mergedLines(sent) ?? [];
        expect(sumOf(merged)).toBe(sumOf(sent));
        const keys = merged.map(({ kind, productCode }) => kind + productCode);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

describe("the verdict of a line of a sent basket (rules, sent baskets)", () => {
  const ordinary: ViewedLine = {
    quantity: 2,
    state: "sold",
    stock: 5,
    hazardNumber: "",
    casNumber: "121-33-5",
    specification: "99%",
    isDrugPrecursor: false,
    isExplosivePrecursor: false,
  };
  const precursor = { ...ordinary, isExplosivePrecursor: true };
  const filing = (state: FiledDuty["state"]): FiledDuty => ({
    kind: "explosive",
    state,
    poisonLicence: "not-required",
  });

  test.each([
    ["is ready while its stock lasts", ordinary, [], "ready", true],
    ["says what is beyond the stock", { ...ordinary, quantity: 9 }, [], "beyond-stock", true],
    ["says that it is sold out", { ...ordinary, stock: 0 }, [], "sold-out", true],
    ["says that it left the catalogue", { ...ordinary, state: "delisted" }, [], "not-sold", false],
    [
      "says that it has no price",
      { ...ordinary, state: "price-on-request" },
      [],
      "not-sold",
      false,
    ],
    ["is blocked without the filing", precursor, [filing("none")], "restricted", false],
    ["is blocked while the filing waits", precursor, [filing("pending")], "restricted", false],
    ["is blocked by a refused filing", precursor, [filing("refused")], "restricted", false],
    ["is ready with an accepted filing", precursor, [filing("accepted")], "ready", true],
    ["tells a guest that a filing is needed", precursor, undefined, "needs-filing", true],
    ["is ready for a guest without a mark", ordinary, undefined, "ready", true],
    [
      "is not sold before a filing matters",
      { ...precursor, state: "delisted" },
      undefined,
      "not-sold",
      false,
    ],
  ] as const)("%s", (_, line, filings, kind, isAdded) => {
    const verdict = sentVerdict(line, filings);
    expect(verdict.kind).toBe(kind);
    expect(canBeAdded(verdict)).toBe(isAdded);
  });

  it("names how many are beyond the stock", () =>
    expect(sentVerdict({ ...ordinary, quantity: 9 }, [])).toEqual({
      kind: "beyond-stock",
      beyond: 4,
    }));

  it("names the filings that are missing", () =>
    expect(sentVerdict(precursor, [filing("refused")])).toEqual({
      kind: "restricted",
      filings: [filing("refused")],
    }));
});
