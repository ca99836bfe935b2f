import { describe, expect, it } from "vitest";
import { CATALOGUE_TABLE } from "./catalogue-columns.ts";
import { GIFT_COLUMNS, GIFT_TABLE } from "./gift-columns.ts";
import type { GiftColumn } from "./gift-columns.ts";
import { readGiftRow } from "./gift-row.ts";

const GOOD = {
  gift_code: "FR0001",
  name_zh: "烧杯马克杯",
  type_zh: "茶具",
  grains: "160",
} as const;

const problemsOf = (changes: Partial<Record<GiftColumn, string>>) => {
  const read = readGiftRow({ ...GOOD, ...changes });
  return read.kind === "bad" ? read.problems.map(({ column, fault }) => `${column} ${fault}`) : [];
};

describe("the columns of a file of gifts", () => {
  it("the columns of a file of gifts have unique names in both languages", () => {
    const names = GIFT_COLUMNS.flatMap(({ name, chinese }) => [name, chinese]);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, chinese } of GIFT_COLUMNS) {
      expect(GIFT_TABLE.columnOf(name)).toBe(name);
      expect(GIFT_TABLE.columnOf(chinese)).toBe(name);
    }
  });

  it("the columns of a file of gifts have a code that no file of goods has", () => {
    expect(GIFT_TABLE.columnOf("Gift Code")).toBe("gift_code");
    expect(CATALOGUE_TABLE.columnOf("gift_code")).toBeUndefined();
    expect(CATALOGUE_TABLE.columnOf("礼品编号")).toBeUndefined();
  });
});

describe("a row of a file of gifts", () => {
  it("a row of a file of gifts is read with its texts in both languages", () => {
    const written = {
      ...GOOD,
      name_en: "Beaker mug",
      specification_zh: "400 mL",
      note_en: "Not for the laboratory.",
      grains: "1,160",
      preferential_grains: "980",
      stock: "７",
      pictures: "mug.svg; mug-2.svg",
      delisted: "是",
    };
    expect(readGiftRow(written)).toEqual({
      kind: "read",
      gift: {
        code: "FR0001",
        name: { zh: "烧杯马克杯", en: "Beaker mug" },
        type: { zh: "茶具", en: "茶具" },
        isTypeTranslated: false,
        specification: { zh: "400 mL", en: "400 mL" },
        note: { zh: "Not for the laboratory.", en: "Not for the laboratory." },
        grains: 1160,
        preferentialGrains: 980,
        stock: 7,
        pictures: ["mug.svg", "mug-2.svg"],
        isDelisted: true,
      },
    });
  });

  it("needs a code, a name, a type and a price only", () => {
    expect(readGiftRow(GOOD)).toMatchObject({
      kind: "read",
      gift: {
        specification: { zh: "", en: "" },
        preferentialGrains: null,
        stock: 0,
        pictures: [],
        isDelisted: false,
      },
    });
    expect(readGiftRow({})).toEqual({
      kind: "bad",
      problems: ["gift_code", "name_zh", "type_zh", "grains"].map((column) => ({
        column,
        fault: "missing",
      })),
      pictures: [],
    });
  });

  it.each<[Partial<Record<GiftColumn, string>>, ...string[]]>([
    [{ gift_code: "果 1" }, "gift_code item-code-invalid"],
    [{ name_zh: "杯".repeat(301) }, "name_zh too-long"],
    [{ name_en: "=A1" }, "name_en spreadsheet-formula"],
    [{ type_zh: "茶\u{FFFD}" }, "type_zh unreadable-characters"],
    [{ note_zh: "好".repeat(20_001) }, "note_zh too-long"],
    [{ grains: "0" }, "grains grains-invalid"],
    [{ grains: "20.5", stock: "-1" }, "grains grains-invalid", "stock count-invalid"],
    [{ preferential_grains: "160" }, "preferential_grains preferential-not-lower"],
    [{ grains: "", preferential_grains: "100" }, "grains missing"],
    [{ stock: "some" }, "stock count-invalid"],
    [{ pictures: "../mug.svg" }, "pictures picture-name-invalid"],
    [{ delisted: "perhaps" }, "delisted flag-invalid"],
  ])("a row of a file of gifts with %o is rejected", (changes, ...problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it("a row of a file of gifts has its pictures read where another cell is invalid", () => {
    expect(readGiftRow({ ...GOOD, grains: "many", pictures: "a.svg;b.svg" })).toMatchObject({
      kind: "bad",
      pictures: ["a.svg", "b.svg"],
    });
  });
});
