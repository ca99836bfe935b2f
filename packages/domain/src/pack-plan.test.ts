import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { packHolding, type PackMix, planPacks } from "./pack-plan.ts";
import type { PackOffer } from "./pack-worth.ts";
import { packLabel, parsePack } from "./pack.ts";

/** A search that tries all would take millions. */
const MOST_CHOICES = 100;

type Priced = readonly [pack: string, price: number];

function read(text: string) {
  const pack = parsePack(text);
  if (!pack) throw new Error(`Not a pack: ${text}`);
  return pack;
}

const offersOf = (priced: readonly Priced[]): PackOffer[] =>
  priced.map(([text, price]) => ({ id: text, pack: read(text), price: fen(price) }));

function textOf(mix: PackMix | undefined): string | undefined {
  if (!mix) return undefined;
  const { quantity, unit } = packLabel(packHolding(mix.surplus));
  const lines = mix.lines.map(({ offer, count }) => `${String(count)} ${offer.id}`);
  return `${lines.join(" + ")}, ${String(mix.price)}, over ${quantity} ${unit}`;
}

const solid: readonly Priced[] = [
  ["1g", 1000],
  ["5g", 4000],
  ["25g", 15_000],
  ["100g", 50_000],
];
const liquid: readonly Priced[] = [
  ["2.5L", 20_000],
  ["4L", 30_000],
];

describe("planPacks (issue 3, pack planner)", () => {
  it.each<[string, readonly Priced[], string, string, string | undefined]>([
    ["mixes sizes", solid, "12g", "2 5g + 2 1g, 10000, over 0 μg", "1 25g, 15000, over 13 g"],
    ["rounds up", solid, "20g", "1 25g, 15000, over 5 g", "1 25g, 15000, over 5 g"],
    ["has no single pack", solid, "0.2kg", "2 100g, 100000, over 0 μg", undefined],
    [
      "prefers a surplus that is cheaper",
      [
        ["1g", 900],
        ["5g", 500],
      ],
      "1g",
      "1 5g, 500, over 4 g",
      "1 1g, 900, over 0 μg",
    ],
    [
      "prefers fewer packs",
      [
        ["1g", 100],
        ["5g", 500],
      ],
      "10g",
      "2 5g, 1000, over 0 μg",
      undefined,
    ],
    [
      "prefers the least surplus",
      [
        ["3g", 500],
        ["4g", 500],
      ],
      "3g",
      "1 3g, 500, over 0 μg",
      "1 3g, 500, over 0 μg",
    ],
    ["joins units", liquid, "6500 mL", "1 4L + 1 2.5L, 50000, over 0 μL", undefined],
    [
      "counts the pieces of a pack",
      [
        ["10×1mL", 900],
        ["1mL", 100],
      ],
      "11mL",
      "1 10×1mL + 1 1mL, 1000, over 0 μL",
      undefined,
    ],
    [
      "ignores other kinds",
      [
        ["1g", 10],
        ["50mL", 500],
      ],
      "10mL",
      "1 50mL, 500, over 40 mL",
      "1 50mL, 500, over 40 mL",
    ],
    [
      "meets a need below the smallest pack",
      solid,
      "1μg",
      "1 1g, 1000, over 999.999 mg",
      "1 1g, 1000, over 999.999 mg",
    ],
    [
      "prefers the smaller single pack even if it is dearer",
      [
        ["5g", 900],
        ["10g", 500],
      ],
      "4g",
      "1 10g, 500, over 6 g",
      "1 5g, 900, over 1 g",
    ],
  ])("%s", (_, priced, need, cheapest, single) => {
    const plan = planPacks(offersOf(priced), read(need));
    if (plan.kind !== "plan") throw new Error(plan.kind);
    expect(textOf(plan.cheapest)).toBe(cheapest);
    expect(textOf(plan.single)).toBe(single);
  });

  it.each<[string, readonly Priced[], string]>([
    ["other-kind", solid, "10mL"],
    ["other-kind", [["96T", 100]], "96T"],
    ["other-kind", [["1g", 0]], "1g"],
    ["other-kind", [], "1g"],
    ["too-large", [["1g", 100]], "10kg"],
    ["too-large", solid, "999999999kg"],
  ])("finds no plan: %s", (kind, priced, need) => {
    expect(planPacks(offersOf(priced), read(need))).toEqual({ kind });
  });

  it("uses as many of a pack as a cart line can hold", () => {
    const plan = planPacks(offersOf([["1g", 100]]), read("9999g"));
    expect(plan).toMatchObject({ kind: "plan", cheapest: { price: 999_900 } });
  });

  it("finds the result of an exhaustive search", () => {
    const sizes = fc.uniqueArray(
      fc.record({ size: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 20 }) }),
      { minLength: 1, maxLength: 4, selector: ({ size }) => size },
    );
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 30 }), (offered, need) => {
        const priced = offered.map(({ size, price }) => [`${String(size)}g`, price] as const);
        const plan = planPacks(offersOf(priced), read(`${String(need)}g`));
        if (plan.kind !== "plan") throw new Error(plan.kind);
        const { lines, price, surplus } = plan.cheapest;
        const count = lines.reduce((so, line) => so + line.count, 0);
        expect([price, count, Number(surplus.amount / 10n ** 12n)]).toEqual(
          triedOut(offered, need),
        );
        const enough = offered.filter(({ size }) => size >= need).map(({ size }) => size);
        expect(plan.single?.lines[0]?.offer.id).toBe(
          enough.length > 0 ? `${String(Math.min(...enough))}g` : undefined,
        );
      }),
      { numRuns: 500 },
    );
  });

  it("finds the result of an exhaustive search with milligrams beside kilograms", () => {
    const packs = ["1mg", "5mg", "20mg", "25mg", "100mg", "250mg", "1g", "2.5g", "5g"] as const;
    const milligrams = [1, 5, 20, 25, 100, 250, 1000, 2500, 5000];
    // Prices by the milligram that are alike to a thousandth, or not at all.
    const price = fc.oneof(fc.integer({ min: 990, max: 1010 }), fc.integer({ min: 1, max: 5000 }));
    const offered = fc.uniqueArray(fc.record({ at: fc.nat(packs.length - 1), price }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ at }) => at,
    });
    fc.assert(
      fc.property(offered, fc.integer({ min: 1, max: 9999 }), (chosen, need) => {
        const sizes = chosen.map(({ at, price: perMilligram }) => ({
          size: milligrams[at] ?? 0,
          price: Math.ceil(((milligrams[at] ?? 0) * perMilligram) / 10),
        }));
        const priced = chosen.map(
          ({ at }, index) => [packs[at] ?? "", sizes[index]?.price ?? 0] as const,
        );
        const plan = planPacks(offersOf(priced), read(`${String(need)}mg`));
        if (plan.kind !== "plan") throw new Error(plan.kind);
        const { lines, price: paid, surplus } = plan.cheapest;
        const count = lines.reduce((so, line) => so + line.count, 0);
        expect([paid, count, Number(surplus.amount / 10n ** 9n)]).toEqual(stepByStep(sizes, need));
      }),
      { numRuns: 200 },
    );
  });

  it.each<[string, readonly Priced[], string]>([
    [
      "1 g packs of one worth",
      [
        ["1g", 100],
        ["5g", 500],
        ["25g", 2500],
        ["100g", 10_000],
        ["500g", 50_000],
        ["2.5kg", 250_000],
        ["25kg", 2_500_000],
      ],
      "999kg",
    ],
    [
      "nearly one worth",
      [
        ["1g", 101],
        ["5g", 504],
        ["25g", 2511],
        ["100g", 10_021],
        ["500g", 50_031],
        ["2.5kg", 250_041],
        ["25kg", 2_500_001],
      ],
      "998.999kg",
    ],
    [
      "sizes that share nothing",
      [
        ["1.3g", 131],
        ["4.9g", 492],
        ["23g", 2305],
        ["97g", 9711],
        ["499g", 49_921],
        ["2503g", 250_333],
        ["24.989kg", 2_498_911],
      ],
      "998.999kg",
    ],
    [
      "the smallest size of the best worth",
      [
        ["1mg", 1],
        ["7mg", 8],
        ["13mg", 15],
        ["29mg", 33],
        ["101mg", 115],
        ["997mg", 1111],
        ["9973mg", 11_011],
      ],
      "9.998g",
    ],
    [
      "milligrams beside kilograms at one worth",
      [
        ["1mg", 1],
        ["5mg", 5],
        ["25mg", 25],
        ["100mg", 100],
        ["500mg", 500],
        ["1g", 1000],
        ["25g", 25_000],
        ["500g", 500_000],
        ["2.5kg", 2_500_000],
        ["25kg", 25_000_000],
      ],
      "999.999999kg",
    ],
    [
      "milligrams beside kilograms that share nothing at nearly one worth",
      [
        ["3mg", 4],
        ["17mg", 19],
        ["101mg", 103],
        ["1.009g", 1013],
        ["9.973g", 9991],
        ["99.991g", 100_003],
        ["997.3g", 997_391],
        ["9.9991kg", 9_999_101],
      ],
      "98.765432kg",
    ],
  ])("tries few choices with %s", (_, priced, need) => {
    let tried = 0;
    const plan = planPacks(offersOf(priced), read(need), () => (tried += 1));
    expect(plan.kind).toBe("plan");
    expect(tried).toBeLessThan(MOST_CHOICES);
  });
});

describe("packHolding", () => {
  it.each([
    ["10×1mL", "10 mL"],
    ["2500g", "2.5 kg"],
    ["0.5g", "500 mg"],
    ["0.000001μg", "0.000001 μg"],
    ["999.5mL", "999.5 mL"],
  ])("shows %s as %s", (text, expected) => {
    const [mix] = [planPacks(offersOf([[text, 1]]), read(text))];
    if (mix.kind !== "plan") throw new Error(mix.kind);
    const { quantity, unit } = packLabel(packHolding(mix.cheapest.content));
    expect(`${quantity} ${unit}`).toBe(expected);
  });
});

/** Price, number of packs and surplus of the best of all mixes. */
function triedOut(
  offered: readonly { readonly size: number; readonly price: number }[],
  need: number,
): readonly number[] {
  const [first, ...others] = offered;
  if (!first) return need <= 0 ? [0, 0, Math.abs(need)] : [Infinity, 0, 0];
  let best: readonly number[] = [Infinity, 0, 0];
  for (let count = 0; count === 0 || (count - 1) * first.size < need; count += 1) {
    const [price = 0, packs = 0, over = 0] = triedOut(others, need - count * first.size);
    const mix = [price + count * first.price, packs + count, over];
    if (isLess(mix, best)) best = mix;
  }
  return best;
}

/** The same for larger needs, from the smallest to all. */
function stepByStep(
  offered: readonly { readonly size: number; readonly price: number }[],
  need: number,
): readonly number[] {
  const best: (readonly number[])[] = [[0, 0, 0]];
  for (let left = 1; left <= need; left += 1) {
    let least: readonly number[] = [Infinity, 0, 0];
    for (const { size, price } of offered) {
      const [paid = 0, count = 0, over = 0] = best[Math.max(0, left - size)] ?? [];
      const mix = [paid + price, count + 1, left < size ? size - left : over];
      if (isLess(mix, least)) least = mix;
    }
    best.push(least);
  }
  return best[need] ?? [];
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index >= 0 && (one[index] ?? 0) < (other[index] ?? 0);
}
