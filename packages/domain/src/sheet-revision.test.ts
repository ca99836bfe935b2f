import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  differenceWords,
  isRevisedSince,
  sheetDifferences,
  sheetFacts,
  type SheetItem,
  toldSince,
  wantedRevision,
} from "./sheet-revision.ts";

const ethanol: SheetItem = {
  casNumber: "64-17-5",
  specification: "AR, ≥99.7%",
  statements: ["H225", "H319"],
  pictograms: ["GHS02", "GHS07"],
  signal: "danger",
  basis: "annex-vi",
  unNumber: "1170",
  hazardNumber: "2568",
  isDrugPrecursor: false,
  isExplosivePrecursor: false,
  storage: { zh: "室温", en: "Room temperature" },
  exposureLimits: { zh: "", en: "" },
  acuteToxicity: { zh: "", en: "" },
  flashPoint: "13 °C",
  explosionLimits: "",
};

const changed = (change: Partial<SheetItem>, from: SheetItem = ethanol) =>
  sheetDifferences(sheetFacts(from), sheetFacts({ ...from, ...change })).map(differenceWords);

describe("the differences between two revisions of a data sheet (rules, revisions of data sheets)", () => {
  it.each<[string, Partial<SheetItem>, string, string]>([
    ["a pictogram", { pictograms: ["GHS02", "GHS05", "GHS07"] }, "新增 GHS05", "GHS05 added"],
    ["a pictogram less", { pictograms: ["GHS02"] }, "删除 GHS07", "GHS07 removed"],
    [
      "a signal word",
      { signal: "warning" },
      "警示词：危险 → 警告",
      "Signal word: Danger → Warning",
    ],
    ["no signal word", { signal: "none" }, "删除警示词：危险", "Signal word removed: Danger"],
    [
      "another source",
      { basis: "supplier" },
      "分类依据：欧盟 CLP 法规附件六的统一分类 → 供应商的分类",
      "Classification: harmonised classification (CLP annex VI) → the supplier’s classification",
    ],
    [
      "no UN number",
      { unNumber: "" },
      "删除联合国编号：UN 1170 乙醇",
      "UN number removed: UN 1170 ETHANOL",
    ],
    ["an unknown UN number", { unNumber: "9999" }, "UN 9999", "→ UN 9999"],
    [
      "an explosive precursor",
      { isExplosivePrecursor: true },
      "新增 易制爆危险化学品",
      "explosive precursor added",
    ],
    ["a drug precursor", { isDrugPrecursor: true }, "新增 易制毒化学品", "drug precursor added"],
    ["a listed substance", { hazardNumber: "listed" }, "序号 2568 → 列入", "number 2568 → listed"],
    ["no number", { hazardNumber: "0" }, "删除危险化学品目录：序号 2568", "removed: number 2568"],
    [
      "storage",
      { storage: { zh: "2–8 °C", en: "2–8 °C" } },
      "储存条件：室温 → 2–8 °C",
      "Storage: Room temperature → 2–8 °C",
    ],
    [
      "a text in one language",
      { storage: { zh: "室温", en: "Ambient" } },
      "储存条件：英文文本有更改",
      "Storage: Room temperature → Ambient",
    ],
    [
      "limits",
      { exposureLimits: { zh: "PC-TWA 50 mg/m³", en: "PC-TWA 50 mg/m³" } },
      "新增职业接触限值：PC-TWA 50 mg/m³",
      "Exposure limits added: PC-TWA 50 mg/m³",
    ],
    [
      "toxicity",
      { acuteToxicity: { zh: "LD50", en: "LD50" } },
      "新增急性毒性：LD50",
      "Acute toxicity added: LD50",
    ],
    ["a flash point", { flashPoint: "12 °C" }, "闪点：13 °C → 12 °C", "Flash point: 13 °C → 12 °C"],
    [
      "explosion limits",
      { explosionLimits: "3–19 %" },
      "新增爆炸极限：3–19 %",
      "Explosion limits added: 3–19 %",
    ],
  ])("the differences between two revisions name %s", (_, change, zh, en) => {
    const words = changed(change);
    expect(words).toHaveLength(1);
    expect(words[0]?.zh).toContain(zh);
    expect(words[0]?.en).toContain(en);
  });

  it("the differences between two revisions name what follows from a new statement", () => {
    const words = changed({
      statements: ["H225", "H318"],
      pictograms: ["GHS02", "GHS05", "GHS07"],
    });
    expect(words.map(({ en }) => en)).toEqual([
      "H318 added",
      "H319 removed",
      "GHS05 added",
      "P310 added",
      "P264 removed",
      "P337+P313 removed",
    ]);
  });

  it("the differences between two revisions name a storage class and the class of a precursor", () => {
    expect(changed({ statements: ["H319"] }).map(({ en }) => en)).toContain(
      "Storage class: 3 Flammable liquids → 10–13 Other liquids and solids",
    );
    const acetone = { ...ethanol, casNumber: "67-64-1" };
    expect(changed({ isDrugPrecursor: true }, acetone)).toEqual([
      { zh: "新增 第三类易制毒化学品", en: "drug precursor of class 3 added" },
    ]);
    const azide = { ...ethanol, casNumber: "26628-22-8" };
    expect(changed({ specification: "0.1 mol/L in water" }, azide).map(({ en }) => en)).toEqual([
      "highly toxic chemical (剧毒) removed",
    ]);
  });

  it("the differences between two revisions name a classification that was not known", () => {
    const unknown = { ...ethanol, statements: [], pictograms: [], basis: "unstated" } as const;
    expect(changed({ basis: "not-classified" }, unknown)[0]?.en).toContain(
      "→ Assessed: no GHS hazard class applies",
    );
  });

  const items = fc.record<SheetItem>({
    casNumber: fc.constantFrom("64-17-5", "67-64-1", "26628-22-8", ""),
    specification: fc.constantFrom("AR", "1 mol/L in water"),
    statements: fc.subarray(["H225", "H290", "H314", "H318", "H319", "EUH066", "H301+H311"]),
    pictograms: fc.subarray(["GHS02", "GHS05", "GHS07"]),
    signal: fc.constantFrom("danger", "warning", "none"),
    basis: fc.constantFrom("annex-vi", "unstated", "not-classified"),
    unNumber: fc.constantFrom("", "1170", "1090"),
    hazardNumber: fc.constantFrom("", "0", "listed", "2568"),
    isDrugPrecursor: fc.boolean(),
    isExplosivePrecursor: fc.boolean(),
    storage: fc.constantFrom({ zh: "", en: "" }, { zh: "室温", en: "Ambient" }),
    exposureLimits: fc.constant({ zh: "", en: "" }),
    acuteToxicity: fc.constant({ zh: "", en: "" }),
    flashPoint: fc.constantFrom("", "13 °C"),
    explosionLimits: fc.constantFrom("", "3–19 %"),
  });

  it("the differences of facts in another order, or named twice, are none", () => {
    fc.assert(
      fc.property(items, (item) => {
        const again = {
          ...item,
          statements: [...item.statements, ...item.statements].reverse(),
          pictograms: [...item.pictograms].reverse(),
        };
        expect(sheetDifferences(sheetFacts(item), sheetFacts(again))).toEqual([]);
      }),
    );
  });

  it("the differences back are the same ones with before and after exchanged", () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const back = sheetDifferences(sheetFacts(other), sheetFacts(one)).map(
          ({ fact, before, after }) => ({ fact, before: after, after: before }),
        );
        const there = sheetDifferences(sheetFacts(one), sheetFacts(other));
        expect(back).toHaveLength(there.length);
        expect(back).toEqual(expect.arrayContaining(there));
      }),
    );
  });

  it("the differences, made to the statements before, give the statements after", () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        const kept = new Set(sheetFacts(one).statements);
        for (const { fact, before, after } of sheetDifferences(
          sheetFacts(one),
          sheetFacts(other),
        )) {
          if (fact !== "statements") continue;
          kept.delete(before.en);
          if (after.en !== "") kept.add(after.en);
        }
        expect([...kept].sort()).toEqual(sheetFacts(other).statements);
      }),
    );
  });

  it("every difference has words in both languages", () => {
    fc.assert(
      fc.property(items, items, (one, other) => {
        for (const each of sheetDifferences(sheetFacts(one), sheetFacts(other))) {
          const { zh, en } = differenceWords(each);
          expect(zh).toMatch(/新增|删除|→|更改/u);
          expect(en).toMatch(/added|removed|→|changed/u);
        }
      }),
    );
  });
});

describe("who is told of a revision", () => {
  it.each([
    ["2026-11-30T00:00:00+08:00", "2025-11-30T00:00:00+08:00"],
    ["2028-02-29T12:00:00+08:00", "2027-02-28T12:00:00+08:00"],
    ["2027-01-01T01:00:00+08:00", "2026-01-01T01:00:00+08:00"],
  ])("a revision of %s is told to those to whom goods were sent since %s", (revised, since) => {
    expect(toldSince(Date.parse(revised))).toBe(Date.parse(since));
  });

  it.each([
    [2, 1000, 999, true],
    [2, 1000, 1000, false],
    [2, 1000, null, false],
    [2, null, 999, false],
    [1, 1000, 999, false],
  ])(
    "revision %d of %s revises what was sent at %s: %s",
    (revision, revisedAt, sentAt, isRevised) => {
      expect(isRevisedSince({ revision, revisedAt }, sentAt)).toBe(isRevised);
    },
  );
});

it.each([
  ["", 3],
  ["1", 1],
  ["3", 3],
  ["4", undefined],
  ["0", undefined],
  ["01", undefined],
  ["-1", undefined],
  ["1.0", undefined],
  ["newest", undefined],
  ["99999999999999999999", undefined],
])("an address that asks for the revision %j of three gets %s", (text, revision) => {
  expect(wantedRevision(text, 3)).toBe(revision);
});
