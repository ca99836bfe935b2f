import { describe, expect, it } from "vitest";
import { filingGoods } from "./filing-goods.ts";
import { filingName } from "./filing-name.ts";
import { NO_PRECURSOR } from "./precursor.ts";

const line = { hazardNumber: "", casNumber: "", specification: "", ...NO_PRECURSOR };
const ethanol = { ...line, hazardNumber: "2568", casNumber: "64-17-5" };
const nitrate = {
  ...line,
  hazardNumber: "2303",
  casNumber: "7757-79-1",
  isExplosivePrecursor: true,
};
const acetone = { ...line, hazardNumber: "137", casNumber: "67-64-1", isDrugPrecursor: true };
const bromine = { ...line, casNumber: "7726-95-6", isDrugPrecursor: true };
const unlisted = { ...line, casNumber: "", isDrugPrecursor: true };
const permanganate = {
  ...line,
  casNumber: "7722-64-7",
  isDrugPrecursor: true,
  isExplosivePrecursor: true,
};
const salt = { ...line, casNumber: "7647-14-5" };

describe("the goods that a filing is required for", () => {
  it.each([
    ["explosive", [ethanol, salt], ["hazardous"], "危险化学品", "Hazardous chemicals"],
    ["explosive", [nitrate, acetone], ["explosive"], "易制爆危险化学品", "Explosive precursors"],
    [
      "explosive",
      [permanganate, ethanol, ethanol],
      ["hazardous", "explosive"],
      "危险化学品、易制爆危险化学品",
      "Hazardous chemicals, explosive precursors",
    ],
    [
      "drug",
      [acetone, ethanol],
      ["drug-3"],
      "易制毒化学品（第三类）",
      "Drug precursors of class 3",
    ],
    [
      "drug",
      [permanganate, bromine],
      ["drug-2", "drug-3"],
      "易制毒化学品（第二类）、易制毒化学品（第三类）",
      "Drug precursors of class 2, drug precursors of class 3",
    ],
    ["drug", [unlisted], ["drug"], "易制毒化学品", "Drug precursors"],
    ["drug", [ethanol, nitrate, salt], [], "", ""],
  ] as const)("the filing %s for %j is required for %j", (filing, lines, goods, zh, en) => {
    const found = filingGoods(filing, lines);
    expect(found).toEqual(goods);
    expect([filingName(found, "zh"), filingName(found, "en")]).toEqual([zh, en]);
  });
});
