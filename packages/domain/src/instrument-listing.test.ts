import { describe, expect, it } from "vitest";
import {
  ALL_INSTRUMENTS,
  type InstrumentRefinement,
  isInstrumentListNarrowed,
  MOST_ATTRIBUTE_FACETS,
  MOST_FACET_VALUES,
  toggledValue,
} from "./instrument-facet.ts";
import { InstrumentIndex, listedUnder, type ListedInstrument } from "./instrument-listing.ts";
import { fen } from "./money.ts";

const words = (zh: string, en = "") => ({ zh, en });
const none = words("");
const liquids = words("移液", "Liquid handling");
const scales = words("称量", "Weighing");
const north = words("北方", "North");
const range = (value: string) => ({ name: words("量程", "Range"), value: words(value, value) });
const calibrated = (zh: string, en: string) => ({
  name: words("校准", "Calibration"),
  value: words(zh, en),
});

const PIPETTE: ListedInstrument = {
  category: liquids,
  brand: north,
  name: words("移液器", "Pipette"),
  skus: [
    { id: 11, price: fen(36_800), attributes: [range("0.5-10μL")] },
    { id: 12, price: fen(46_800), attributes: [range("10-100μL")] },
    { id: 13, price: fen(26_800), attributes: [range("1-5mL")] },
  ],
};
const DISPENSER: ListedInstrument = {
  category: liquids,
  brand: words("", "South"),
  name: words("分液器", "Dispenser"),
  skus: [{ id: 21, price: fen(90_000), attributes: [range("1-5mL")] }],
};
const BALANCE: ListedInstrument = {
  category: scales,
  brand: north,
  name: words("天平", "Balance"),
  skus: [
    { id: 31, price: fen(466_000), attributes: [range("120g"), calibrated("外校", "External")] },
    { id: 32, price: fen(1_669_000), attributes: [range("120g"), calibrated("内校", "Internal")] },
  ],
};
const BEAKER: ListedInstrument = {
  category: none,
  brand: none,
  name: words("烧杯", "Beaker"),
  skus: [{ id: 41, price: fen(1250), attributes: [] }],
};
const NOT_SOLD: ListedInstrument = { category: scales, brand: north, name: words("旧"), skus: [] };
const SHOP = [PIPETTE, DISPENSER, BALANCE, BEAKER, NOT_SOLD];

const listed = (refinement: Partial<InstrumentRefinement>, language: "en" | "zh" = "zh") =>
  new InstrumentIndex(SHOP).list({ ...ALL_INSTRUMENTS, ...refinement }, language);
const counts = (values: readonly { readonly value: string; readonly count: number }[]) =>
  values.map(({ value, count }) => `${value} ${count}`);

describe("the list of instruments", () => {
  it.each<[string, Partial<InstrumentRefinement>, number[]]>([
    ["without filters has each by its first SKU", {}, [11, 21, 31, 41]],
    ["of a category", { categories: ["移液"] }, [11, 21]],
    ["of two categories", { categories: ["称量", "移液"] }, [11, 21, 31]],
    ["of a brand", { brands: ["北方"] }, [11, 31]],
    ["of a brand with an English name alone", { brands: ["South"] }, [21]],
    ["of a category and a brand", { categories: ["移液"], brands: ["北方"] }, [11]],
    ["with a range has the SKUs with the range", { attributes: ["量程: 1-5mL"] }, [13, 21]],
    ["with one of two ranges", { attributes: ["量程: 10-100μL", "量程: 120g"] }, [12, 31]],
    ["with two attributes of one SKU", { attributes: ["量程: 120g", "校准: 内校"] }, [32]],
    ["with attributes that no SKU combines", { attributes: ["量程: 1-5mL", "校准: 内校"] }, []],
    ["in a band of prices has the SKUs in it", { prices: ["from-10000"] }, [32]],
    ["in two bands of prices", { prices: ["under-100", "under-2000"] }, [21, 41]],
    ["of an unknown category", { categories: ["离心"] }, []],
    ["with an unknown attribute", { attributes: ["颜色: 白"] }, []],
    ["with a text that is no attribute", { attributes: ["量程"] }, []],
    ["from the lowest price, each by its cheapest SKU", { sort: "price-up" }, [41, 13, 21, 31]],
    ["from the highest price, each by its dearest SKU", { sort: "price-down" }, [32, 21, 12, 41]],
    [
      "from the lowest price of the SKUs that match",
      { sort: "price-up", attributes: ["量程: 10-100μL", "校准: 内校", "量程: 120g"] },
      [32],
    ],
    ["by the sound of Chinese names", { sort: "name" }, [21, 41, 31, 11]],
  ])("%s", (_, refinement, skuIds) => {
    expect(listed(refinement).skuIds).toEqual(skuIds);
  });

  it("is sorted by English names in English", () => {
    expect(listed({ sort: "name" }, "en").skuIds).toEqual([31, 41, 21, 11]);
  });
});

describe("a list of some SKUs", () => {
  const among = (skuIds: readonly number[], refinement: Partial<InstrumentRefinement> = {}) =>
    new InstrumentIndex(SHOP).listSkus(skuIds, { ...ALL_INSTRUMENTS, ...refinement }, "zh");

  it.each<[string, number[], Partial<InstrumentRefinement>, number[]]>([
    ["has each in the order in which they are given", [31, 12, 11], {}, [31, 12, 11]],
    ["has no unknown ones", [99, 12], {}, [12]],
    ["of a category", [31, 12, 11], { categories: ["移液"] }, [12, 11]],
    ["with a range", [11, 12, 13, 21], { attributes: ["量程: 1-5mL"] }, [13, 21]],
    ["from the lowest price", [11, 12, 13], { sort: "price-up" }, [13, 11, 12]],
    ["by name, those of one name as given", [32, 12, 11, 21], { sort: "name" }, [21, 32, 12, 11]],
  ])("%s", (_, skuIds, refinement, expected) => {
    expect(among(skuIds, refinement).skuIds).toEqual(expected);
  });

  it("counts each SKU, and offers the attributes of one category", () => {
    const { categories, brands, attributes } = among([11, 12, 21]).facets;
    expect(counts(categories)).toEqual(["移液 3"]);
    expect(counts(brands)).toEqual(["北方 2", "South 1"]);
    expect(attributes.map(({ name }) => name)).toEqual(["量程"]);
    expect(among([11, 31]).facets.attributes).toEqual([]);
  });
});

describe("the facets of the list of instruments", () => {
  it("count the instruments of each value, with names in the language", () => {
    const { categories, brands, prices } = listed({}, "en").facets;
    expect(categories).toEqual([
      { value: "移液", name: "Liquid handling", count: 2 },
      { value: "称量", name: "Weighing", count: 1 },
    ]);
    expect(brands).toEqual([
      { value: "北方", name: "North", count: 2 },
      { value: "South", name: "South", count: 1 },
    ]);
    expect(counts(prices)).toEqual([
      "under-100 1",
      "under-500 1",
      "under-2000 1",
      "under-10000 1",
      "from-10000 1",
    ]);
  });

  it("count what each value would leave in place of the chosen ones of its facet", () => {
    const { categories, brands, attributes } = listed({
      categories: ["移液"],
      brands: ["北方"],
      attributes: ["量程: 10-100μL"],
    }).facets;
    expect(counts(categories)).toEqual(["移液 1"]);
    expect(counts(brands)).toEqual(["北方 1"]);
    expect(attributes.map(({ name, values }) => [name, ...counts(values)])).toEqual([
      ["量程", "量程: 0.5-10μL 1", "量程: 10-100μL 1", "量程: 1-5mL 1"],
    ]);
  });

  it("have the attributes of chosen categories alone, with names in the language", () => {
    expect(listed({}).facets.attributes).toEqual([]);
    const { attributes } = listed({ categories: ["称量"] }, "en").facets;
    expect(attributes).toEqual([
      { name: "Range", values: [{ value: "量程: 120g", name: "120g", count: 1 }] },
      {
        name: "Calibration",
        values: [
          { value: "校准: 外校", name: "External", count: 1 },
          { value: "校准: 内校", name: "Internal", count: 1 },
        ],
      },
    ]);
  });

  it("have no values of other categories beside chosen ones, but those that are chosen", () => {
    const rangesOf = (refinement: Partial<InstrumentRefinement>) =>
      listed(refinement).facets.attributes.map(({ values }) => counts(values));
    expect(rangesOf({ categories: ["移液"], attributes: ["量程: 1-5mL"] })).toEqual([
      ["量程: 0.5-10μL 1", "量程: 10-100μL 1", "量程: 1-5mL 2"],
    ]);
    expect(rangesOf({ categories: ["移液"], attributes: ["量程: 120g"] })).toEqual([
      ["量程: 0.5-10μL 1", "量程: 10-100μL 1", "量程: 1-5mL 2", "量程: 120g 0"],
    ]);
    expect(rangesOf({ attributes: ["量程: 120g"] })[0]).toContain("量程: 1-5mL 2");
  });

  it("have no values that would leave nothing, but those that are chosen", () => {
    const { categories, brands, attributes } = listed({
      brands: ["South"],
      attributes: ["量程: 120g"],
    }).facets;
    expect(counts(categories)).toEqual([]);
    expect(counts(brands)).toEqual(["北方 1", "South 0"]);
    expect(attributes.map(({ name, values }) => [name, ...counts(values)])).toEqual([
      ["量程", "量程: 1-5mL 1", "量程: 120g 0"],
    ]);
  });

  it("have no attribute without values that would leave something", () => {
    const { attributes } = listed({ categories: ["称量"], brands: ["South"] }).facets;
    expect(attributes).toEqual([]);
  });

  it("count the values that would leave something towards the most that a facet has", () => {
    const many = Array.from({ length: MOST_FACET_VALUES }, (_, at) => words(`其他${at}`));
    const shop = [...many.map((brand) => ({ ...BALANCE, brand })), PIPETTE];
    const index = new InstrumentIndex(shop);
    const { brands } = index.list({ ...ALL_INSTRUMENTS, categories: ["移液"] }, "zh").facets;
    expect(counts(brands)).toEqual(["北方 1"]);
  });

  it("have all attributes of a shop without categories", () => {
    const plain = SHOP.map((instrument) => ({ ...instrument, category: none }));
    const { attributes } = new InstrumentIndex(plain).list(ALL_INSTRUMENTS, "zh").facets;
    expect(attributes.map(({ name }) => name)).toEqual(["量程", "校准"]);
  });

  it("have the attributes that most instruments have, and those that are chosen", () => {
    const names = Array.from({ length: MOST_ATTRIBUTE_FACETS + 2 }, (_, at) => `性质${at}`);
    const shop = names.map((_, count) => ({
      ...BEAKER,
      skus: [
        {
          id: count,
          price: fen(100),
          attributes: names.slice(count).map((name) => ({ name: words(name), value: words("有") })),
        },
      ],
    }));
    const chosen = { ...ALL_INSTRUMENTS, attributes: ["性质0: 有"] };
    const offered = (refinement: InstrumentRefinement) =>
      new InstrumentIndex(shop).list(refinement, "zh").facets.attributes.map(({ name }) => name);
    const most = [...names].reverse().slice(0, MOST_ATTRIBUTE_FACETS);
    expect(offered(ALL_INSTRUMENTS)).toEqual(most);
    expect(offered(chosen)).toEqual([...most, "性质0"]);
  });
});

describe("the category or brand of an instrument", () => {
  it("is found in the list by its facet, and named in the language", () => {
    expect(listedUnder(liquids, "en")).toEqual({ value: "移液", name: "Liquid handling" });
    expect(listedUnder(liquids, "zh")).toEqual({ value: "移液", name: "移液" });
    expect(listedUnder(DISPENSER.brand, "zh")).toEqual({ value: "South", name: "South" });
    expect(listedUnder(none, "zh")).toBeNull();
  });
});

describe("a refinement of the list of instruments", () => {
  it.each<[Partial<InstrumentRefinement>, boolean]>([
    [{}, false],
    [{ sort: "price-up" }, false],
    [{ categories: ["移液"] }, true],
    [{ brands: ["北方"] }, true],
    [{ attributes: ["量程: 1-5mL"] }, true],
    [{ prices: ["under-100"] }, true],
  ])("%o narrows it: %s", (refinement, isNarrowed) => {
    expect(isInstrumentListNarrowed({ ...ALL_INSTRUMENTS, ...refinement })).toBe(isNarrowed);
  });

  it("has a value that is chosen once more no longer", () => {
    expect(toggledValue(["移液"], "称量")).toEqual(["移液", "称量"]);
    expect(toggledValue(["移液", "称量"], "移液")).toEqual(["称量"]);
  });
});
