import { describe, expect, it } from "vitest";
import { isCasNumber } from "./cas.ts";
import { DRUG_PRECURSORS, EXPLOSIVE_PRECURSORS } from "./precursor-lists.ts";
import { precursorMarks } from "./precursor.ts";

describe.each([
  ["drug", DRUG_PRECURSORS],
  ["explosive", EXPLOSIVE_PRECURSORS],
] as const)("the list of %s precursors", (_, list) => {
  it("has CAS numbers with valid check digits", () => {
    expect(list.flatMap(({ cas }) => cas).filter((cas) => !isCasNumber(cas))).toEqual([]);
    expect(list.filter(({ cas }) => cas.length === 0)).toEqual([]);
  });

  it("has each CAS number and each name once", () => {
    const all = [...list.flatMap(({ cas }) => cas), ...list.map(({ name }) => name.zh)];
    expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([]);
  });
});

describe("the list of explosive precursors", () => {
  it("numbers its entries upwards, each once", () => {
    const places = EXPLOSIVE_PRECURSORS.map(({ entry }) => {
      const [group = 0, place = 0] = entry.split(".").map(Number);
      return group * 100 + place;
    });
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  });
});

const marks = (isDrugPrecursor: boolean, isExplosivePrecursor: boolean) => ({
  isDrugPrecursor,
  isExplosivePrecursor,
});

describe("the marks of a substance", () => {
  it.each([
    ["potassium nitrate", "7757-79-1", marks(false, true)],
    ["nitric acid", "7697-37-2", marks(false, true)],
    ["hydrogen peroxide", "7722-84-1", marks(false, true)],
    ["nickel nitrate hexahydrate", "13478-00-7", marks(false, true)],
    ["acetone", "67-64-1", marks(true, false)],
    ["bromine", "7726-95-6", marks(true, false)],
    ["potassium permanganate", "7722-64-7", marks(true, true)],
    ["ethanol", "64-17-5", marks(false, false)],
    ["cerium(III) nitrate hexahydrate", "10294-41-4", marks(false, false)],
  ])("the marks of %s (%s) are %j", (_, cas, expected) => {
    expect(precursorMarks(cas)).toEqual(expected);
  });

  it.each([
    ["7722-84-1", 8, false],
    ["7722-84-1", 8.1, true],
    ["80-43-3", 52, false],
    ["80-43-3", 98, true],
    ["7697-37-2", 1, true],
  ])(
    "the marks of a substance of %s at %d percent count it as an explosive precursor: %s",
    (cas, percent, isListed) => {
      expect(precursorMarks(cas, percent).isExplosivePrecursor).toBe(isListed);
    },
  );
});
