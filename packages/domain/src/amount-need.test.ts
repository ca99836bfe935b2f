import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProductFacts, readAmountNeed } from "./amount-need.ts";
import { contentOf, packLabel, type PackUnit } from "./pack.ts";

const facts = (
  molarMass?: number,
  density?: number,
  strength?: ProductFacts["strength"],
): ProductFacts => ({ molarMass, density, strength });
const share = (of: number) => ({ kind: "mass-share", share: of }) as const;
const molar = (molPerLitre: number) => ({ kind: "molarity", molPerLitre }) as const;

const BENZOIC_ACID = facts(122.12);
const HYDROCHLORIC_ACID = facts(36.46, 1.18, share(0.37));
const BUTYLLITHIUM = facts(64.06, 0.68, molar(2.5));

/** "610.6 mg, by molarMass", or the kind of what is no need. */
const read = (text: string, unit: PackUnit, product: ProductFacts): string => {
  const found = readAmountNeed(text, unit, product);
  if (found.kind !== "need") return found.kind;
  const label = packLabel(found.need);
  const need = `${label.quantity} ${label.unit}`;
  return found.by.length > 0 ? `${need}, by ${found.by.join(" and ")}` : need;
};

describe("a need", () => {
  test.each<[string, PackUnit, ProductFacts, string]>([
    ["5 mmol", "g", BENZOIC_ACID, "610.6 mg, by molarMass"],
    ["0.25 mol", "g", BENZOIC_ACID, "30.53 g, by molarMass"],
    ["250 µmol", "g", BENZOIC_ACID, "30.53 mg, by molarMass"],
    ["５毫摩尔", "g", BENZOIC_ACID, "610.6 mg, by molarMass"],
    ["2 mol", "g", BENZOIC_ACID, "244.3 g, by molarMass"],
    ["1 mol", "mL", HYDROCHLORIC_ACID, "83.51 mL, by molarMass and strength and density"],
    ["1 mol", "g", HYDROCHLORIC_ACID, "98.55 g, by molarMass and strength"],
    ["25 mmol", "mL", BUTYLLITHIUM, "10 mL, by strength"],
    ["25 mmol", "g", BUTYLLITHIUM, "6.8 g, by strength and density"],
    ["118 g", "mL", HYDROCHLORIC_ACID, "100 mL, by density"],
    ["50 mL", "g", HYDROCHLORIC_ACID, "59 g, by density"],
    ["½ L", "g", HYDROCHLORIC_ACID, "590 g, by density"],
  ])("of %s, sold by %s", (text, unit, product, expected) => {
    expect(read(text, unit, product)).toBe(expected);
  });

  test.each<[string, PackUnit, ProductFacts, string]>([
    ["12", "g", BENZOIC_ACID, "12 g"],
    ["½ kg", "g", BENZOIC_ACID, "0.5 kg"],
    ["12 mL", "g", BENZOIC_ACID, "12 mL"],
    ["3 EA", "g", HYDROCHLORIC_ACID, "3 EA"],
    ["5 mmol", "g", facts(), "unknown"],
    ["5 mmol", "mL", BENZOIC_ACID, "unknown"],
    ["5 mmol", "g", facts(64.06, undefined, molar(2.5)), "unknown"],
    ["0 mmol", "g", BENZOIC_ACID, "unread"],
    ["5 mM", "g", BENZOIC_ACID, "unread"],
    ["mmol", "g", BENZOIC_ACID, "unread"],
  ])("of %s, sold by %s, is not converted", (text, unit, product, expected) => {
    expect(read(text, unit, product)).toBe(expected);
  });

  test("has at least the moles that were asked for, and hardly more", () => {
    const positive = fc.double({ min: 0.001, max: 5000, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), positive, positive, (mmol, mass, part) => {
        const product = facts(mass, undefined, share(Math.min(1, part)));
        const found = readAmountNeed(`${mmol} mmol`, "g", product);
        const grams =
          found.kind === "need" ? Number(contentOf(found.need).amount) / 1e12 : Number.NaN;
        const held = (1000 * grams * Math.min(1, part)) / mass;
        expect(held / mmol).toBeGreaterThan(1 - 1e-6);
        expect(held / mmol).toBeLessThan(1.002);
      }),
    );
  });
});
