import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { contentOf, formatUnitPrice, packLabel, parsePack, pricePerUnit } from "./pack.ts";

function priced(text: string, price: number): string | undefined {
  const pack = parsePack(text);
  const unitPrice = pack && pricePerUnit(fen(price), pack);
  return unitPrice && `${formatUnitPrice(unitPrice)}/${unitPrice.per}`;
}

describe("parsePack (storefront §3, packaged product)", () => {
  it.each([
    ["500g", "500", "g"],
    ["2.5 L", "2.5", "L"],
    ["100mL", "100", "mL"],
    ["100ML", "100", "mL"],
    ["10×1mL", "10 × 1", "mL"],
    ["10 x 1 ml", "10 × 1", "mL"],
    ["5*0.50mg", "5 × 0.5", "mg"],
    ["1kg", "1", "kg"],
    ["100ug", "100", "μg"],
    ["100µL", "100", "μL"],
    ["５００ｇ", "500", "g"],
    ["100T", "100", "T"],
    ["10KU", "10", "KU"],
    ["1EA", "1", "EA"],
  ])("reads %j as %s %s", (text, quantity, unit) => {
    const pack = parsePack(text);
    expect(pack && packLabel(pack)).toEqual({ quantity, unit });
  });

  it.each(["", "g", "500", "0g", "0×5g", "POA", "-5g", "5 stone", "1,000g", "9".repeat(40) + "g"])(
    "rejects %j",
    (text) => {
      expect(parsePack(text)).toBeUndefined();
    },
  );
});

describe("contentOf", () => {
  const content = (text: string) => {
    const pack = parsePack(text);
    return pack && contentOf(pack);
  };

  it.each([
    ["1kg", "1000g"],
    ["10×1mL", "0.01L"],
    ["2500mg", "2.5g"],
    ["0.000001g", "1ug"],
    ["2KU", "2000U"],
    ["96T", "96T"],
    ["5×2EA", "10EA"],
  ])("contentOf is the same for %s and %s", (one, other) => {
    expect(content(one)).toEqual(content(other));
  });

  it("represents the smallest fraction of a pack", () => {
    expect(content("0.000001μg")).toEqual({ of: "mass", amount: 1n });
  });
});

describe("pricePerUnit", () => {
  it.each([
    ["25g", 5220, "2.09/g"],
    ["2.5kg", 169_200, "0.68/g"],
    ["5mL", 2800, "5.60/mL"],
    ["2.5L", 32_500, "0.13/mL"],
    ["10×1mL", 8800, "8.80/mL"],
    ["20×0.5mL", 10_000, "10.00/mL"],
    ["1g", 188_000, "1,880.00/g"],
    ["5mg", 12_000, "24.00/mg"],
    ["1000mg", 1000, "10.00/g"],
    ["50μg", 9000, "1.80/μg"],
    ["100μL", 5000, "0.50/μL"],
    ["96T", 96_000, "10.00/T"],
    ["1kg", 8000, "0.080/g"],
    ["25L", 33_000, "0.013/mL"],
    ["1EA", 300, undefined],
    ["10KU", 300, undefined],
    ["25g", 0, undefined],
  ])("gives for %s at %i fen %s", (text, price, expected) => {
    expect(priced(text, price)).toBe(expected);
  });

  it.each([
    ["100mg", 5800, ["100mg", "1g"], "580.00/g"],
    ["1g", 32_000, ["100mg", "1g"], "320.00/g"],
    ["10mg", 5800, ["100mg"], "5.80/mg"],
    ["50μL", 5000, ["2.5L", "25g"], "1,000.00/mL"],
    ["25g", 5220, ["1EA", "500mL", "5mg"], "2.09/g"],
  ])("gives for %s at %i fen beside %j one unit for all: %s", (text, price, others, expected) => {
    const pack = parsePack(text);
    const beside = others.flatMap((other) => parsePack(other) ?? []);
    const unitPrice = pack && pricePerUnit(fen(price), pack, beside);
    expect(unitPrice && `${formatUnitPrice(unitPrice)}/${unitPrice.per}`).toBe(expected);
  });

  it("shows at least two digits of the price, rounded by less than one part in twenty", () => {
    const perPack = { g: 1, kg: 1000, mL: 1, L: 1000 };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e8 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom("g", "kg", "mL", "L"),
        (price, amount, unit) => {
          const shown = Number(
            priced(`${String(amount)}${unit}`, price)?.replaceAll(/\/.*|,/gu, ""),
          );
          const exact = price / 100 / (amount * perPack[unit]);
          expect(shown / exact).toBeGreaterThan(0.95);
          expect(shown / exact).toBeLessThan(1.051);
        },
      ),
    );
  });
});
