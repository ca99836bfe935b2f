import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalAmount, pricePerMillimole, type SubstanceFacts } from "./equal-moles.ts";
import { fen } from "./money.ts";
import { formatUnitPrice, type Pack, parsePack } from "./pack.ts";

const facts = (
  formula: string,
  molarMass: number | undefined,
  rest: Partial<SubstanceFacts> = {},
): SubstanceFacts => ({ formula, molarMass, density: undefined, strength: undefined, ...rest });

const COPPER = facts("CuSO4", 159.61);
const BLUE_VITRIOL = facts("CuSO4·5H2O", 249.69);
const BUTYLLITHIUM = facts("C4H9Li", 64.06);

describe("the amount of equal moles", () => {
  it.each([
    ["a hydrate for the anhydrous", COPPER, "mass", BLUE_VITRIOL, "mass", 1.5644],
    ["the anhydrous for a hydrate", BLUE_VITRIOL, "mass", COPPER, "mass", 0.6392],
    [
      "a formula of twice the substance",
      facts("CaSO4", 136.14),
      "mass",
      facts("2CaSO4·H2O", 290.3),
      "mass",
      1.0662,
    ],
    [
      "half a water",
      facts("CaSO4·2H2O", 172.17),
      "mass",
      facts("CaSO4·0.5H2O", 145.15),
      "mass",
      0.8431,
    ],
    [
      "a solution of known molarity for a solid",
      facts("HCl", 36.46),
      "mass",
      facts("HCl", 36.46, { strength: { kind: "molarity", molPerLitre: 4 } }),
      "volume",
      6.8568,
    ],
    [
      "a stronger solution",
      { ...BUTYLLITHIUM, strength: { kind: "molarity", molPerLitre: 1.6 } },
      "volume",
      { ...BUTYLLITHIUM, strength: { kind: "molarity", molPerLitre: 2.5 } },
      "volume",
      0.64,
    ],
    [
      "a liquid by its density and content",
      facts("H2O2", 34.01, { density: 1.11, strength: { kind: "mass-share", share: 0.3 } }),
      "volume",
      facts("H2O2", 34.01, { density: 1.2, strength: { kind: "mass-share", share: 0.5 } }),
      "volume",
      0.555,
    ],
  ] as const)("holds the same moles: %s", (_, own, of, other, otherOf, amount) => {
    expect(equalAmount([own, of], [other, otherOf])).toBeCloseTo(amount, 3);
  });

  it.each([
    ["another substance", COPPER, facts("NiSO4", 154.76)],
    [
      "a salt, whose formula differs by more than water",
      facts("C2H7N", 45.08),
      facts("C2H8ClN", 81.54),
    ],
    ["an unknown count of waters", COPPER, facts("CuSO4·xH2O", 159.61)],
    ["no molar mass", COPPER, facts("CuSO4·5H2O", undefined)],
    ["no formula", facts("", 100), facts("", 100)],
    ["a polymer", facts("(C2H4O)n", undefined), facts("(C2H4O)n", undefined)],
  ])("is not known: %s", (_, own, other) => {
    expect(equalAmount([own, "mass"], [other, "mass"])).toBeUndefined();
  });

  it("is not known of what is sold by volume without a density", () => {
    expect(equalAmount([COPPER, "mass"], [BLUE_VITRIOL, "volume"])).toBeUndefined();
  });

  it("leads back to where it began", () => {
    const mass = fc.double({ min: 1, max: 2000, noNaN: true });
    const waters = fc.integer({ min: 1, max: 12 });
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(mass, waters, share, (molarMass, count, content) => {
        const dry = facts("CuSO4", molarMass);
        const wet = facts(`CuSO4·${count}H2O`, molarMass + count * 18.015, {
          strength: { kind: "mass-share", share: content },
        });
        const there = equalAmount([dry, "mass"], [wet, "mass"]) ?? Number.NaN;
        const back = equalAmount([wet, "mass"], [dry, "mass"]) ?? Number.NaN;
        expect(there * back).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("the price of a millimole", () => {
  const pack = (text: string) => parsePack(text) as Pack;

  it.each([
    [3300, "250g", BLUE_VITRIOL, "0.033"],
    [100_000, "1g", facts("C6H6", 78.11), "78.11"],
    [
      20_000,
      "100mL",
      { ...BUTYLLITHIUM, strength: { kind: "molarity", molPerLitre: 2.5 } },
      "0.80",
    ],
    [100, "25kg", facts("NaCl", 58.44), "0.0000023"],
  ] as const)("%i fen for %s", (price, text, of, yuan) => {
    const found = pricePerMillimole(fen(price), pack(text), of);
    expect(found && formatUnitPrice(found)).toBe(yuan);
  });

  it("is not known of tests, without a molar mass and without a price", () => {
    expect(pricePerMillimole(fen(100), pack("100T"), BLUE_VITRIOL)).toBeUndefined();
    expect(pricePerMillimole(fen(100), pack("1g"), facts("C6H6", undefined))).toBeUndefined();
    expect(pricePerMillimole(fen(0), pack("1g"), BLUE_VITRIOL)).toBeUndefined();
  });
});
