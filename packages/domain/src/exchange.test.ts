import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equalAmount } from "./equal-moles.ts";
import {
  exchangeDifferences,
  type ExchangeItem,
  exchangeOffers,
  exchangeReasons,
  isWorthOffering,
  packsInExchange,
} from "./exchange.ts";
import { fen } from "./money.ts";
import { contentOf, packLabel, parsePack } from "./pack.ts";
import type { StockedOffer } from "./reaction-packs.ts";
import { saltFormOf } from "./salt-form.ts";
import { strengthOf } from "./strength.ts";

const packOf = (text: string) => {
  const pack = parsePack(text);
  if (!pack) throw new Error(`no pack: ${text}`);
  return pack;
};
const offer = (text: string, yuan: number, stock = 100): StockedOffer => ({
  id: text,
  pack: packOf(text),
  price: fen(yuan * 100),
  stock,
});
const item = (
  itemCode: string,
  formula: string,
  molarMass: number | undefined,
  rest: Partial<ExchangeItem> & { readonly grade?: string } = {},
): ExchangeItem => ({
  itemCode,
  formula,
  molarMass,
  casNumber: "",
  smiles: "",
  density: undefined,
  strength: strengthOf(rest.grade ?? "", molarMass),
  ...rest,
});

const sulfate = "[Cu+2].[O-]S(=O)(=O)[O-]";
const anhydrous = item("C1", "CuSO4", 159.61, { casNumber: "7758-98-7", smiles: sulfate });
const pentahydrate = item("C2", "CuSO4·5H2O", 249.69, {
  casNumber: "7758-99-8",
  smiles: `${sulfate}.O.O.O.O.O`,
});
const salt = (code: string, grade: string) =>
  item(code, "NaCl", 58.44, { casNumber: "7647-14-5", smiles: "[Na+].[Cl-]", grade });

/** Salts, by a SMILES as RDKit writes it. */
const saltOf = (code: string, formula: string, molarMass: number, smiles: string) =>
  item(code, formula, molarMass, { smiles, saltForm: saltFormOf(smiles, formula) });
const base = saltOf("B1", "C4H11NO3", 121.14, "NC(CO)(CO)CO");
const hydrochloride = saltOf("B2", "C4H12ClNO3", 157.6, "Cl.NC(CO)(CO)CO");
const hemisulfate = saltOf("B3", "C8H24N2O10S", 340.35, "NC(CO)(CO)CO.NC(CO)(CO)CO.O=S(=O)(O)O");

/** What takes the place of packs: "form: 4 × 5g (15.65 g)". */
function exchanged(
  [own, text, quantity]: readonly [ExchangeItem, string, number],
  other: ExchangeItem,
  ...offers: readonly StockedOffer[]
): string {
  const found = packsInExchange(
    { item: own, pack: packOf(text), quantity },
    { item: other, offers },
  );
  if (!found) return "none";
  const lines = found.mix.lines.map(({ offer: { id }, count }) => `${count} × ${id}`).join(" + ");
  const need = packLabel(found.need);
  const stock = found.isInStock ? "" : ", not in stock";
  return `${found.kind}: ${lines} (${need.quantity} ${need.unit})${stock}`;
}

describe("the packs in exchange for a line", () => {
  it.each([
    [
      "a hydrate for the anhydrous",
      [anhydrous, "10g", 1],
      pentahydrate,
      "5g",
      "form: 4 × 5g (15.65 g)",
    ],
    [
      "the anhydrous for a hydrate",
      [pentahydrate, "500g", 2],
      anhydrous,
      "500g",
      "form: 2 × 500g (639.3 g)",
    ],
    [
      "other packs of the item, exactly",
      [anhydrous, "500g", 3],
      anhydrous,
      "250g",
      "pack: 6 × 250g (1.5 kg)",
    ],
    [
      "another grade, without regard to small differences of purity",
      [salt("S1", "≥99.5%，GR"), "500g", 1],
      salt("S2", "≥98%"),
      "500g",
      "grade: 1 × 500g (500 g)",
    ],
    [
      "a solution for a solid of the same number",
      [item("H1", "C4H9Li", 64.06, { casNumber: "109-72-8" }), "1g", 1],
      item("H2", "C4H9Li", 64.06, { casNumber: "109-72-8", grade: "2.5 mol/L，溶于己烷" }),
      "100mL",
      "form: 1 × 100mL (6.245 mL)",
    ],
    [
      "a weaker solution, more of it",
      [
        item("B1", "C4H9Li", 64.06, { casNumber: "109-72-8", grade: "2.5 mol/L，溶于己烷" }),
        "100mL",
        1,
      ],
      item("B2", "C4H9Li", 64.06, { casNumber: "109-72-8", grade: "1.6 mol/L，溶于己烷" }),
      "100mL",
      "form: 2 × 100mL (156.3 mL)",
    ],
    ["the salt of a base", [base, "100g", 1], hydrochloride, "500g", "salt: 1 × 500g (130.1 g)"],
    ["the base of a salt", [hydrochloride, "100g", 1], base, "25g", "salt: 4 × 25g (76.87 g)"],
    [
      "a salt with two of the base",
      [base, "10g", 1],
      hemisulfate,
      "25g",
      "salt: 1 × 25g (14.05 g)",
    ],
  ] as const)("are %s", (_, line, other, pack, found) => {
    expect(exchanged(line, other, offer(pack, 10))).toBe(found);
  });

  it.each([
    [
      "another substance",
      anhydrous,
      item("N1", "NiSO4", 154.76, { smiles: "[Ni+2].[O-]S(=O)(=O)[O-]" }),
    ],
    [
      "an isotopologue",
      item("W1", "H2O", 18.02, { smiles: "O", casNumber: "7732-18-5" }),
      item("W2", "D2O", 20.03, { smiles: "[2H]O[2H]", casNumber: "7789-20-0" }),
    ],
    [
      "an enantiomer",
      item("A1", "C3H7NO2", 89.09, { smiles: "C[C@H](N)C(=O)O", casNumber: "56-41-7" }),
      item("A2", "C3H7NO2", 89.09, { smiles: "C[C@@H](N)C(=O)O", casNumber: "338-69-2" }),
    ],
    [
      "another salt of an inorganic substance",
      saltOf("M1", "NaCl", 58.44, "[Cl-].[Na+]"),
      saltOf("M2", "KCl", 74.55, "[Cl-].[K+]"),
    ],
    [
      "a salt of the enantiomer",
      saltOf("L1", "C6H14N2O2", 146.19, "NCCCC[C@H](N)C(=O)O"),
      saltOf("L2", "C6H15ClN2O2", 182.65, "Cl.NCCCC[C@@H](N)C(=O)O"),
    ],
    ["a salt whose moles are not known", base, { ...hydrochloride, molarMass: undefined }],
    [
      "a salt whose formula is not that of its structure",
      base,
      saltOf("B4", "C4H11NO3", 121.14, "Cl.NC(CO)(CO)CO"),
    ],
    [
      "another modification",
      item("T1", "TiO2", 79.87, { smiles: "O=[Ti]=O", casNumber: "1317-70-0" }),
      item("T2", "TiO2", 79.87, { smiles: "O=[Ti]=O", casNumber: "1317-80-2" }),
    ],
    [
      "a polymer of another chain length",
      item("P1", "(C2H4O)n", undefined, { casNumber: "25322-68-3" }),
      item("P2", "(C2H4O)n", undefined, { casNumber: "25322-68-3" }),
    ],
    [
      "a standard solution in place of the substance",
      item("S1", "C20H12", 252.3, { casNumber: "50-32-8" }),
      item("S2", "C20H12", 252.3, { casNumber: "50-32-8", grade: "100 μg/mL，溶于甲醇" }),
    ],
    ["a form whose moles are not known", anhydrous, { ...pentahydrate, molarMass: undefined }],
  ])("are never those of %s", (_, own, other) => {
    expect(exchanged([own, "1g", 1], other, offer("5g", 10), offer("100mL", 10))).toBe("none");
  });

  it("are not known of what is not sold by mass or volume, and of more packs than a line can hold", () => {
    expect(exchanged([anhydrous, "1EA", 1], anhydrous, offer("5EA", 10))).toBe("none");
    expect(exchanged([anhydrous, "25kg", 9999], anhydrous, offer("1g", 10))).toBe("none");
    expect(exchanged([anhydrous, "1g", 1], anhydrous)).toBe("none");
  });

  it("are the cheapest in stock, and others only where those do not suffice", () => {
    const line = [anhydrous, "100g", 1] as const;
    expect(exchanged(line, anhydrous, offer("25g", 30), offer("250g", 100))).toBe(
      "pack: 1 × 250g (100 g)",
    );
    expect(exchanged(line, anhydrous, offer("25g", 30), offer("250g", 100, 0))).toBe(
      "pack: 4 × 25g (100 g)",
    );
    expect(exchanged(line, anhydrous, offer("25g", 30, 3), offer("250g", 100, 0))).toBe(
      "pack: 1 × 250g (100 g), not in stock",
    );
  });

  it("hold the moles of the line, and never less", () => {
    const sizes = fc.constantFrom("1g", "5g", "25g", "100g", "250mg", "500g");
    const offers = fc.uniqueArray(
      fc.record({
        size: sizes,
        yuan: fc.integer({ min: 1, max: 900 }),
        stock: fc.integer({ min: 0, max: 50 }),
      }),
      { minLength: 1, selector: ({ size }) => size },
    );
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })),
        sizes,
        fc.integer({ min: 1, max: 200 }),
        offers,
        fc.double({ min: 30, max: 900, noNaN: true }),
        ([waters, otherWaters], size, quantity, given, dryMass) => {
          const hydrate = (code: string, count: number) => {
            const water = Array.from({ length: count }, () => ".O").join("");
            const formula = count === 0 ? "CuSO4" : `CuSO4·${count}H2O`;
            return item(code, formula, dryMass + count * 18.015, { smiles: `${sulfate}${water}` });
          };
          const [own, other] = [hydrate("1", waters), hydrate("2", otherWaters)];
          const line = { item: own, pack: packOf(size), quantity };
          const found = packsInExchange(line, {
            item: other,
            offers: given.map(({ size: text, yuan, stock }) => offer(text, yuan, stock)),
          });
          fc.pre(found !== undefined);
          if (!found) return;
          const grams = Number(contentOf(packOf(size)).amount) * quantity;
          const needed = grams * (equalAmount([own, "mass"], [other, "mass"]) ?? Number.NaN);
          expect(Number(contentOf(found.need).amount)).toBeGreaterThanOrEqual(needed * (1 - 1e-9));
          expect(Number(contentOf(found.need).amount)).toBeLessThanOrEqual(needed * 1.001 + 1);
          expect(found.mix.content.amount).toBeGreaterThanOrEqual(contentOf(found.need).amount);
          const mmol = (grams / 1e12 / own.molarMass!) * 1000;
          expect(found.millimoles).toBeGreaterThanOrEqual(mmol * (1 - 1e-9));
        },
      ),
    );
  });
});

describe("salts in exchange", () => {
  const ions = fc.constantFrom(
    ["", "", 0],
    ["Cl.", "Cl", 36.46],
    ["Br.", "Br", 80.91],
    ["O=[N+]([O-])O.", "NO3", 63.01],
  );
  const saltWith = (code: string, times: number, ion: readonly [string, string, number]) => {
    const [acid, added, mass] = ion;
    const hydrogens = 11 * times + (added === "" ? 0 : times);
    const [carbons, oxygens] = [4 * times, 3 * times];
    const acids = added === "" ? "" : `·${times}H${added}`;
    const formula = `C${carbons}H${hydrogens - (added === "" ? 0 : times)}N${times}O${oxygens}${acids}`;
    const parts = Array.from({ length: times }, () => `${acid}NC(CO)(CO)CO`).join(".");
    return saltOf(code, formula, times * (121.14 + mass), parts);
  };

  it("hold the moles of the line, and hardly more", () => {
    fc.assert(
      fc.property(
        fc.tuple(ions, ions),
        fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
        fc.integer({ min: 1, max: 99 }),
        ([ion, otherIon], [times, otherTimes], quantity) => {
          fc.pre(ion[1] !== otherIon[1]);
          const [own, other] = [saltWith("1", times, ion), saltWith("2", otherTimes, otherIon)];
          const pack = packOf("25g");
          const found = packsInExchange(
            { item: own, pack, quantity },
            { item: other, offers: [offer("1g", 1), offer("100g", 50)] },
          );
          fc.pre(found !== undefined);
          if (!found) return;
          expect(found.kind).toBe("salt");
          const moles = (times * 25 * quantity) / own.molarMass!;
          const needed = Number(contentOf(found.need).amount) / 1e12;
          expect((needed * otherTimes) / other.molarMass!).toBeGreaterThanOrEqual(
            moles * (1 - 1e-9),
          );
          expect((needed * otherTimes) / other.molarMass!).toBeLessThanOrEqual(
            moles * 1.001 + 1e-9,
          );
          const held = Number(found.mix.content.amount) / 1e12;
          expect((held * otherTimes) / other.molarMass!).toBeGreaterThanOrEqual(moles * (1 - 1e-9));
        },
      ),
    );
  });

  it("stand behind the packs, grades and hydrates, whatever they cost", () => {
    const other = (of: ExchangeItem, yuan: number, stock: number) => ({
      ...free,
      item: of,
      offers: [offer("500g", yuan, stock)],
    });
    const dry = { ...line, stock: 0, item: base, pack: packOf("500g") };
    const grade = { ...base, itemCode: "B9", casNumber: "77-86-1" };
    expect(
      exchangeOffers({ ...dry, item: { ...base, casNumber: "77-86-1" } }, [
        other(hydrochloride, 1, 9),
        other(grade, 99, 9),
      ]).map(({ kind }) => kind),
    ).toEqual(["grade", "salt"]);
  });
});

const free = {
  hazardNumber: "",
  isDrugPrecursor: false,
  isExplosivePrecursor: false,
  casNumber: "",
  specification: "",
  hazardStatements: [],
};
const line = { ...free, stock: 10, quantity: 1, hasPrice: true };
const explosive = { ...free, isExplosivePrecursor: true };

describe("why a line may be exchanged", () => {
  it.each([
    ["a line in stock that anybody may buy", line, []],
    ["a line that is sold out", { ...line, stock: 0 }, ["sold-out"]],
    ["a line of more than is in stock", { ...line, quantity: 11 }, ["short"]],
    [
      "a line whose quote is over",
      { ...line, hasPrice: false, stock: 0 },
      ["no-price", "sold-out"],
    ],
    ["an explosive precursor", { ...line, isExplosivePrecursor: true }, ["regulated"]],
    ["a hazardous chemical", { ...line, hazardNumber: "2568" }, ["regulated"]],
    ["a highly toxic chemical", { ...line, casNumber: "26628-22-8" }, ["regulated"]],
  ])("%s", (_, given, reasons) => {
    expect(exchangeReasons(given)).toEqual(reasons);
  });

  it.each([
    [
      "a sold-out line: what is in stock",
      { ...line, stock: 0 },
      { ...free, isInStock: true },
      true,
    ],
    [
      "a sold-out line: not what is not",
      { ...line, stock: 0 },
      { ...free, isInStock: false },
      false,
    ],
    [
      "a regulated line: what needs no filing",
      { ...line, isExplosivePrecursor: true },
      { ...free, isInStock: false },
      true,
    ],
    [
      "a regulated line: not what needs the same",
      { ...line, isExplosivePrecursor: true },
      { ...explosive, isInStock: true },
      false,
    ],
    [
      "a line without a price: all that has one",
      { ...line, hasPrice: false },
      { ...explosive, isInStock: false },
      true,
    ],
    ["a line in stock that anybody may buy: nothing", line, { ...free, isInStock: true }, false],
  ])("is worth offering for %s", (_, given, other, isWorth) => {
    expect(isWorthOffering(given, other)).toBe(isWorth);
  });

  it("a filing that was accepted is no reason, and neither is a licence that is in it", () => {
    const goods = { ...line, isExplosivePrecursor: true };
    expect(exchangeReasons(goods, ["drug"])).toEqual(["regulated"]);
    expect(exchangeReasons(goods, ["explosive"])).toEqual([]);
    const poison = { ...goods, casNumber: "26628-22-8" };
    expect(exchangeReasons(poison, ["explosive"])).toEqual(["regulated"]);
    expect(exchangeReasons(poison, ["explosive", "licence"])).toEqual([]);
    expect(isWorthOffering(poison, { ...explosive, isInStock: true }, ["explosive"])).toBe(true);
  });

  it("offers are sorted by stock, then by duties, then by price", () => {
    const other = (name: string, yuan: number, rest: object = {}, stock = 10) => ({
      ...free,
      ...rest,
      name,
      item: salt(name, "≥98%"),
      offers: [offer("500g", yuan, stock)],
    });
    const sold = { ...line, isDrugPrecursor: true, item: salt("S1", "≥99%"), pack: packOf("500g") };
    const others = [
      other("dear", 9),
      other("regulated", 1, { isExplosivePrecursor: true }),
      other("later", 1, {}, 0),
      other("cheap", 5),
      other("no better", 1, { isDrugPrecursor: true }),
      { ...other("another substance", 1), item: pentahydrate },
    ];
    expect(exchangeOffers(sold, others).map((each) => each.other.name)).toEqual([
      "cheap",
      "dear",
      "regulated",
      "later",
    ]);
    expect(exchangeOffers(sold, others, ["drug"])).toEqual([]);
  });

  it("differences are the duties and hazards that come and go", () => {
    const before = { ...explosive, hazardStatements: ["H272", "H302"] };
    const after = { ...free, isDrugPrecursor: true, hazardStatements: ["H302", "H314"] };
    expect(exchangeDifferences(before, after)).toEqual({
      endedDuties: ["explosive"],
      newDuties: ["drug"],
      newHazards: ["H314"],
      endedHazards: ["H272"],
    });
  });
});
