import { isDangerousGoods } from "@reagent/domain/dangerous-goods";
import { isWaterReactive, traitsOf } from "@reagent/domain/hazard-trait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../basics/language.ts";
import { goodsOf } from "../import/load/load-items.ts";
import { itemRow } from "../import/load/rows.ts";
import { demoCatalogue } from "../testing/demo.ts";
import { dataSheetOf } from "./data-sheet.ts";
import type { ItemRow } from "./item-row.ts";

/** The sections that say how a substance is fought, collected, stored and disposed of. */
const SECTIONS = [5, 6, 7, 13];
const DAY = "2026-11-21";
const LANGUAGES = ["zh", "en"] as const;
const NEGATION = /不得|严禁|不要|避免|远离|遇|Never|never|Do not|away from|where no/u;
const USES = {
  zh: { water: /水(?!体|槽|道)/u, foam: /泡沫/u, combustibles: /锯末|可燃物|木质/u },
  en: { water: /\bwater\b/u, foam: /\bfoam\b/u, combustibles: /sawdust|combustible|wooden/u },
} as const;

let rows: ItemRow[];
beforeAll(async () => {
  const goods = [...goodsOf(await demoCatalogue())];
  rows = goods.map(
    ({ item, substance }, at) =>
      ({
        structure_svg: null,
        ...itemRow(item, substance, { id: at + 1, position: at }),
      }) as unknown as ItemRow,
  );
});

/** The sentences of a section. */
function sentencesOf(item: ItemRow, section: number, language: Language): string[] {
  const { blocks } = dataSheetOf(item, DAY, language);
  const from = blocks.findIndex(
    (block) => block.kind === "heading" && block.text.startsWith(`${section}. `),
  );
  const next = blocks.findIndex((block, at) => at > from && block.kind === "heading");
  return blocks.slice(from + 1, next < 0 ? undefined : next).flatMap((block) => {
    if (block.kind === "paragraph") return block.text.split(/(?<=[。；;.])\s*/u);
    if (block.kind !== "facts") return [];
    return block.facts.flatMap(({ value }) =>
      typeof value === "string" ? value.split(/(?<=[。；;.])\s*/u) : [],
    );
  });
}

/** Sentences that advise to use something: those that mention it and do not forbid it. */
function advised(item: ItemRow, what: keyof (typeof USES)["zh"], language: Language): string[] {
  return SECTIONS.flatMap((section) => sentencesOf(item, section, language)).filter(
    (sentence) => USES[language][what].test(sentence) && !NEGATION.test(sentence),
  );
}

const codesOf = ({ hazard_codes }: ItemRow) => JSON.parse(hazard_codes) as string[];

/** What the section on hazards shows as pictograms. */
function pictogramsOf(item: ItemRow): readonly string[] {
  return dataSheetOf(item, DAY, "en").blocks.flatMap((block) =>
    block.kind === "facts"
      ? block.facts.flatMap(({ value }) =>
          typeof value === "object" && "pictograms" in value ? value.pictograms : [],
        )
      : [],
  );
}

test("the data sheets of the demo's items draw the pictograms of each item", () => {
  for (const row of rows)
    expect(pictogramsOf(row), row.code).toEqual(JSON.parse(row.ghs_pictograms));
});

describe("the data sheet of an item without hazard statements", () => {
  const bare = (hazard_basis: ItemRow["hazard_basis"]): ItemRow => ({
    ...(rows[0] as ItemRow),
    hazard_codes: "[]",
    ghs_pictograms: "[]",
    signal: null,
    un_number: null,
    hazard_basis,
  });

  test("says that its hazards are not known, and nothing that would make it harmless", () => {
    const unknown = bare(null);
    expect(sentencesOf(unknown, 2, "en").join(" ")).toContain("Hazards not known");
    expect(sentencesOf(unknown, 2, "en")).not.toContain("None");
    expect(sentencesOf(unknown, 10, "en")[0]).toBe("No data available");
    expect(factIn(unknown, 11, "Health hazards")).toBe("No data available");
    expect(sentencesOf(unknown, 14, "en").join(" ")).toContain("The hazards are not known");
  });

  test("says that it was assessed", () => {
    const assessed = bare("not-classified");
    expect(sentencesOf(assessed, 2, "en").join(" ")).toContain("no GHS hazard class applies");
    expect(factIn(assessed, 11, "Health hazards")).toBe("None");
    expect(sentencesOf(assessed, 14, "en").join(" ")).not.toContain("not known");
  });
});

describe.each(LANGUAGES)("the data sheets of the demo's items in %s", (language) => {
  test("the data sheets of the demo's items advise neither water nor foam for what reacts with water or ignites in air", () => {
    const reactive = rows.filter((row) => {
      const codes = codesOf(row);
      return isWaterReactive(codes) || codes.includes("H250");
    });
    expect(reactive.length).toBeGreaterThan(10);
    for (const row of reactive) {
      expect(advised(row, "water", language), row.code).toEqual([]);
      expect(advised(row, "foam", language), row.code).toEqual([]);
      expect(sentencesOf(row, 5, language).join(""), row.code).toMatch(/干砂|dry sand/u);
    }
  });

  test("the data sheets of the demo's items keep oxidisers from combustible material", () => {
    const oxidisers = rows.filter((row) => traitsOf(codesOf(row)).has("oxidising"));
    expect(oxidisers.length).toBeGreaterThan(10);
    for (const row of oxidisers) {
      expect(sentencesOf(row, 7, language).join(""), row.code).toMatch(
        /与可燃物.*分开存放|apart from combustible/u,
      );
      expect(advised(row, "foam", language).join(""), row.code).not.toMatch(
        /抗溶性|Use dry powder/u,
      );
    }
  });

  test("the data sheets of the demo's items have sixteen sections, none without text", () => {
    for (const row of rows.filter((_, at) => at % 25 === 0)) {
      for (let section = 1; section <= 16; section += 1) {
        expect(sentencesOf(row, section, language).join("").trim(), row.code).not.toBe("");
      }
    }
  });
});

/** The value of a fact in a section. */
function factIn(item: ItemRow, section: number, label: string): string | undefined {
  const { blocks } = dataSheetOf(item, DAY, "en");
  const from = blocks.findIndex(
    (block) => block.kind === "heading" && block.text.startsWith(`${section}. `),
  );
  const [, facts] = blocks.slice(from);
  const found = facts?.kind === "facts" ? facts.facts.find((fact) => fact.label === label) : null;
  return typeof found?.value === "string" ? found.value : undefined;
}

const rowOf = (cas: string, grade = "") => {
  const found = rows.find((row) => row.cas === cas && row.specification_en.includes(grade));
  if (!found) throw new Error(`no ${cas} ${grade}`);
  return found;
};

describe("sections of the demo's data sheets agree", () => {
  test("a data sheet tells to keep from water what must not get wet", () => {
    for (const row of rows) {
      if (!sentencesOf(row, 7, "en").join(" ").includes("away from water")) continue;
      expect(sentencesOf(row, 10, "en"), row.code).toContain("Water, acids and alcohols.");
    }
  });

  test("the first aid of a poison's data sheet does not wait for complaints", () => {
    const waiting = rows.filter((row) => {
      const traits = traitsOf(codesOf(row));
      const text = sentencesOf(row, 4, "en").join(" ");
      const waitsToBreathe = !/Inhaled: [^;]*doctor at once/u.test(text);
      const waitsToWash = /Skin: [^.]*if irritation persists/u.test(text);
      return (
        (traits.has("poisonous-inhaled") && waitsToBreathe) ||
        (traits.has("poisonous-on-skin") && waitsToWash)
      );
    });
    expect(waiting.map(({ code }) => code)).toEqual([]);
  });

  test("the section on storage of a data sheet has the item's storage condition", () => {
    const peroxide = rowOf("94-36-0");
    expect(factIn(peroxide, 7, "Storage")).toBe("Refrigerate at 2–8 °C");
    expect(factIn(peroxide, 9, "Storage")).toBeUndefined();
  });

  test("a data sheet states exposure limits and acute toxicity with their sources", () => {
    const aniline = rowOf("62-53-3");
    expect(factIn(aniline, 8, "Exposure limits")).toBe("PC-TWA 3 mg/m³ (GBZ 2.1-2019)");
    expect(factIn(aniline, 11, "Acute toxicity")).toBe(
      "LD50 oral, rat: 250 mg/kg; LD50 skin, rabbit: 820 mg/kg (Prudent Practices in the Laboratory, 1995)",
    );
    expect(sentencesOf(aniline, 8, "zh")[0]).toContain("PC-TWA 3 mg/m³（GBZ");
    expect(sentencesOf(aniline, 11, "zh")[0]).toContain("LD50（经口，大鼠）250 mg/kg");
  });

  test("a data sheet says that exposure limits and acute toxicity are not known, assessed or not", () => {
    const sugar = { ...rowOf("57-50-1"), hazard_basis: "not-classified" as const };
    expect(factIn(sugar, 8, "Exposure limits")).toBe("No data available");
    expect(factIn(sugar, 11, "Acute toxicity")).toBe("No data available");
  });

  test("the data sheet keeps an oxidiser by its UN number from combustible material", () => {
    const peroxide = rowOf("7722-84-1");
    expect(factIn(peroxide, 14, "UN number")).toBe("UN 2014");
    expect(sentencesOf(peroxide, 7, "en").join(" ")).toContain("apart from combustible");
  });

  test("the data sheet of a Grignard reagent has its shipping name, class and packing groups", () => {
    const ether = rowOf("925-90-6", "ether");
    expect(factIn(ether, 14, "UN number")).toBe("UN 3399");
    expect(factIn(ether, 14, "Shipping name and class")).toBe(
      "ORGANOMETALLIC SUBSTANCE, LIQUID, WATER-REACTIVE, FLAMMABLE; 4.3 (3)",
    );
    expect(factIn(ether, 14, "Packing group")).toBe("I, II or III, not determined");
    expect(sentencesOf(ether, 14, "zh").join("")).toContain("I、II 或 III，未确定");
  });

  test("Chinese lists of a data sheet have Chinese separators", () => {
    const ether = rowOf("925-90-6", "ether");
    const sheet = JSON.stringify(dataSheetOf(ether, DAY, "zh"));
    expect(sheet).toContain("GHS02 火焰；GHS05 腐蚀；GHS07 感叹号");
  });

  test("a data sheet names what its substance reacts with, and where that is from", () => {
    const azide = String(factIn(rowOf("26628-22-8"), 10, "Reacts with"));
    expect(azide).toContain("polyhalogenated solvents: Can form explosive organic azides");
    expect(azide).toContain("acids: Forms hydrazoic acid");
    expect(azide).toMatch(/Sources: .*Prudent Practices/u);
    expect(factIn(rowOf("57-50-1"), 10, "Reacts with")).toContain("strong oxidisers");
    expect(factIn(rowOf("7647-14-5"), 10, "Reacts with")).toBe("No data available");
  });

  test("the section on hazards of a data sheet has categories and precautionary statements", () => {
    const ethanol = rowOf("64-17-5");
    expect(factIn(ethanol, 2, "Hazard categories")).toBe(
      "Flammable liquids, category 2\nEye irritation, category 2",
    );
    expect(factIn(ethanol, 2, "Precautions")).toMatch(/^P210 {2}Keep away from heat/u);
    expect(factIn(ethanol, 2, "Precautions")).toContain("P305+P351+P338  IF IN EYES");
  });

  test("the section on regulations of a data sheet names highly toxic chemicals and the class of drug precursors", () => {
    expect(sentencesOf(rowOf("26628-22-8"), 15, "zh")).toContain("剧毒化学品：是。");
    expect(sentencesOf(rowOf("108-88-3"), 15, "zh").join("")).toContain(
      "易制毒化学品：是，第三类。",
    );
    expect(sentencesOf(rowOf("64-17-5"), 15, "zh").join("")).toContain("剧毒化学品：无列入资料。");
  });

  test("the section on storage of a data sheet has no two labels alike", () => {
    const ether = rowOf("925-90-6", "ether");
    expect(factIn(ether, 7, "Storage")).toBe("Store under inert gas");
    expect(factIn(ether, 7, "Storage advice")).toContain("Keep tightly closed");
  });

  test("a data sheet says that dangerous goods without a UN number are classified before they are sent", () => {
    const classify = /may be dangerous goods/u;
    for (const row of rows) {
      const isOpen = row.un_number === null && isDangerousGoods(codesOf(row));
      expect(classify.test(sentencesOf(row, 14, "en").join(" ")), row.code).toBe(isOpen);
    }
  });
});

test("properties that are not known say so", () => {
  const grignard = rowOf("925-90-6", "diethyl ether");
  expect(factIn(grignard, 9, "Flash point")).toBe("No data available");
});

test("the identifiers of a solution are said to be the solute's", () => {
  expect(factIn(rowOf("925-90-6", "diethyl ether"), 3, "Composition")).toContain("dissolved");
  expect(factIn(rowOf("925-90-6", "diethyl ether"), 3, "Solvent")).toBe("diethyl ether");
  expect(factIn(rowOf("64-17-5"), 3, "Composition")).toBeUndefined();
});

test.each([
  ["zh", "安全技术说明书（MSDS）", "1. 化学品及企业标识"],
  ["en", "Safety Data Sheet", "1. Identification"],
] as const)("the data sheet in %s has its title and headings", (language, title, first) => {
  const sheet = dataSheetOf(rowOf("64-17-5"), DAY, language);
  const headings = sheet.blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []));
  expect(sheet.title).toBe(title);
  expect(headings).toHaveLength(16);
  expect(headings[0]).toBe(first);
});

test("the data sheet of lithium aluminium hydride forbids water in a fire", () => {
  const hydride = rows.find(({ cas }) => cas === "16853-85-3");
  expect(hydride && sentencesOf(hydride, 5, "zh")).toEqual(
    expect.arrayContaining([
      "用干砂或 D 类干粉灭火。",
      "严禁用水、泡沫、二氧化碳和卤代烷灭火。",
      "不得用水冷却容器。",
    ]),
  );
  expect(hydride && sentencesOf(hydride, 10, "en").join(" ")).toContain(
    "Water, acids and alcohols.",
  );
});
