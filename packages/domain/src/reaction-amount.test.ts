import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductFacts } from "./amount-need.ts";
import {
  isOwnAmount,
  LARGEST_AMOUNT,
  readReactionAmount,
  rowAmounts,
  UNKNOWN_AMOUNTS,
} from "./reaction-amount.ts";
import { strengthOf } from "./strength.ts";

describe("readReactionAmount", () => {
  it.each([
    ["1.2 eq", "equivalents", 1.2],
    ["1,2 eq", undefined, 0],
    ["1.2", "equivalents", 1.2],
    ["１．２ 当量", "equivalents", 1.2],
    ["2 equiv.", "equivalents", 2],
    ["5 mol%", "equivalents", 0.05],
    ["5 mol-%", "equivalents", 0.05],
    ["5%", "equivalents", 0.05],
    ["10 mmol", "moles", 10],
    ["0.5 mol", "moles", 500],
    ["3 毫摩尔", "moles", 3],
    ["250 mg", "mass", 0.25],
    ["1 kg", "mass", 1000],
    ["20 mL", "volume", 20],
    ["0.5 升", "volume", 500],
    ["5 mL/mmol", "volume-per-mole", 5],
    ["5 L/mol", "volume-per-mole", 5],
    ["10 mL/g", "volume-per-mass", 10],
    ["10 L/kg", "volume-per-mass", 10],
    ["500 µL/mmol", "volume-per-mole", 0.5],
    ["10 V", "volume-per-mass", 10],
    ["10 vol", "volume-per-mass", 10],
    ["0.2 M", "volume-per-mole", 5],
    ["200 mM", "volume-per-mole", 5],
    ["200 mmol/L", "volume-per-mole", 5],
    ["0.2 mol/L", "volume-per-mole", 5],
    ["0", undefined, 0],
    ["0 M", undefined, 0],
    [String(LARGEST_AMOUNT + 1), undefined, 0],
    ["-1 eq", undefined, 0],
    ["5 U", undefined, 0],
    ["some", undefined, 0],
    ["", undefined, 0],
  ])("reads %j as %s", (text, of, value) => {
    const read = readReactionAmount(text);
    expect(read?.of).toBe(of);
    expect(read?.value ?? 0).toBeCloseTo(value, 10);
  });

  it("knows which amounts the limiting reagent can have", () => {
    const isOwn = (text: string) => {
      const read = readReactionAmount(text);
      return read && isOwnAmount(read);
    };
    expect(["1 mmol", "1 g", "1 mL"].map(isOwn)).toEqual([true, true, true]);
    expect(["1 eq", "1 mL/g", "1 M"].map(isOwn)).toEqual([false, false, false]);
  });
});

/** A row with its mass in grams and its volume in millilitres. */
type Row = readonly [
  name: string,
  amount: string,
  facts: ProductFacts,
  grams: number | undefined,
  millilitres: number | undefined,
];

const pure = (molarMass: number, density?: number): ProductFacts => ({
  molarMass,
  density,
  strength: undefined,
});
const of = (specification: string, molarMass: number, density?: number): ProductFacts => ({
  ...pure(molarMass, density),
  strength: strengthOf(specification, molarMass),
});
/** A solvent, whose moles are not asked for. */
const solvent = (density: number): ProductFacts => ({
  molarMass: undefined,
  density,
  strength: undefined,
});

describe("rowAmounts", () => {
  const reactions: Readonly<Record<string, readonly [Row, ...Row[]]>> = {
    "an amide coupling": [
      ["benzoic acid", "10 mmol", pure(122.12), 1.2212, undefined],
      // 11 × 107.15 ÷ 0.99 mg
      ["benzylamine, 99%", "1.1 eq", of("99%", 107.15, 0.981), 1.19056, 1.21361],
      ["EDC hydrochloride", "1.2 eq", pure(191.7), 2.3004, undefined],
      ["HOBt hydrate", "20 mol%", pure(153.14), 0.30628, undefined],
      ["DIPEA", "3 eq", pure(129.24, 0.742), 3.8772, 5.22534],
      ["DMF", "5 mL/mmol", solvent(0.944), 47.2, 50],
    ],
    "a Suzuki coupling": [
      ["4-bromoanisole", "0.93515 g", pure(187.03, 1.494), 0.93515, 0.62594],
      ["phenylboronic acid", "1.2 eq", pure(121.93), 0.73158, undefined],
      ["Pd(PPh₃)₄", "3 mol%", pure(1155.56), 0.17333, undefined],
      ["K₂CO₃, 2 mol/L", "2 eq", of("2.0 mol/L 水溶液", 138.21), undefined, 5],
      ["toluene", "0.25 M", solvent(0.867), 17.34, 20],
    ],
    "a Grignard reaction": [
      ["cyclohexanone", "20 mmol", pure(98.14, 0.947), 1.9628, 2.07265],
      [
        "methylmagnesium bromide, 3 mol/L",
        "1.2 eq",
        of("3.0 M in diethyl ether", 119.24, 1.03),
        8.24,
        8,
      ],
      ["THF", "10 mL/g", solvent(0.889), 17.44929, 19.628],
    ],
    "an aqueous phosphate buffer of pH 7.4, a litre of 0.1 mol/L": [
      ["Na₂HPO₄·12H₂O", "81 mmol", pure(358.14), 29.00934, undefined],
      ["NaH₂PO₄·2H₂O", "19 mmol", pure(156.01), 2.96419, undefined],
      ["water", "1 L", pure(18.015, 0.998), 998, 1000],
    ],
  };

  it.each(Object.entries(reactions))(
    "has the masses and volumes of %s as calculated by hand",
    (_reaction, rows) => {
      const [[, first, limitingFacts]] = rows;
      const limiting = amountsOf(first, limitingFacts);
      for (const [name, amount, facts, grams, millilitres] of rows) {
        const found = amountsOf(amount, facts, limiting);
        expect([name, found.grams !== undefined]).toEqual([name, grams !== undefined]);
        expect([name, found.millilitres !== undefined]).toEqual([name, millilitres !== undefined]);
        expect(found.grams ?? 0, name).toBeCloseTo(grams ?? 0, 4);
        expect(found.millilitres ?? 0, name).toBeCloseTo(millilitres ?? 0, 4);
      }
    },
  );

  const amountsOf = (text: string, facts: ProductFacts, limiting = UNKNOWN_AMOUNTS) => {
    const amount = readReactionAmount(text);
    if (!amount) throw new Error(`no amount: ${text}`);
    return rowAmounts(amount, facts, limiting);
  };

  it("takes the moles of a limiting reagent from its volume, density and purity", () => {
    const facts = of("≥98%", 100, 0.8);
    expect(amountsOf("10 mL", facts).mmol).toBeCloseTo(78.4, 10);
  });

  it("takes the moles of a solution that limits from its volume alone", () => {
    const facts = of("2.5 M in hexanes", 64.06);
    expect(amountsOf("4 mL", facts)).toEqual({ mmol: 10, grams: undefined, millilitres: 4 });
  });

  it("knows nothing that follows an unknown molar mass or limiting reagent", () => {
    const unknown = { molarMass: undefined, density: undefined, strength: undefined };
    expect(amountsOf("10 mmol", unknown)).toEqual({ ...UNKNOWN_AMOUNTS, mmol: 10 });
    for (const text of ["1 eq", "5 mL/mmol", "10 mL/g"])
      expect(amountsOf(text, pure(100, 1))).toEqual(UNKNOWN_AMOUNTS);
  });

  const positive = fc.double({ min: 0.001, max: 1000, noNaN: true });
  const facts = fc.record({
    molarMass: positive,
    density: positive,
    strength: fc.oneof(
      fc.record({
        kind: fc.constant("mass-share" as const),
        share: fc.double({ min: 0.01, max: 1, noNaN: true }),
      }),
      fc.record({ kind: fc.constant("molarity" as const), molPerLitre: positive }),
    ),
  });

  it("keeps the moles from moles over mass and volume", () => {
    fc.assert(
      fc.property(positive, facts, (value, product) => {
        const { grams = 0, millilitres = 0 } = rowAmounts({ of: "moles", value }, product);
        for (const amount of [
          { of: "mass", value: grams },
          { of: "volume", value: millilitres },
        ] as const) {
          const back = rowAmounts(amount, product).mmol ?? 0;
          expect(Math.abs(back / value - 1)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it("has moles in the ratio of the equivalents, whatever the products are", () => {
    fc.assert(
      fc.property(positive, positive, facts, facts, (mmol, value, first, second) => {
        const limiting = rowAmounts({ of: "moles", value: mmol }, first);
        expect(rowAmounts({ of: "equivalents", value }, second, limiting).mmol).toBe(value * mmol);
      }),
    );
  });
});
