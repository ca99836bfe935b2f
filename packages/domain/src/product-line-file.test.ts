import { expect, test } from "vitest";
import { judgeProductLineRow } from "./product-line-file.ts";

const solvents = {
  name_zh: "无水溶剂",
  name_en: "Anhydrous solvents",
  tagline_zh: "每批给出水分",
  tagline_en: "Water stated for each batch",
  description_zh: "色谱与无水反应用溶剂。\n\n- 双层瓶盖",
  description_en: "For chromatography.",
  picture: "pictures/bottle.webp",
  alt_zh: "一瓶乙醚",
  alt_en: "A bottle of ether",
};

const problemsOf = (change: Partial<typeof solvents>) => {
  const verdict = judgeProductLineRow({ ...solvents, ...change });
  return verdict.kind === "invalid" ? verdict.problems : [];
};

test("reads a product line, and one with its name alone", () => {
  expect(judgeProductLineRow(solvents)).toEqual({ kind: "valid", row: solvents });
  expect(judgeProductLineRow({ name_zh: "缓冲剂", name_en: "Buffers" }).kind).toBe("valid");
});

test("reads a name as a file of goods has it, with its characters folded", () => {
  const verdict = judgeProductLineRow({ ...solvents, name_zh: " 无水⽔溶剂 " });
  expect(verdict).toMatchObject({ kind: "valid", row: { name_zh: "无水水溶剂" } });
});

test("names the column of each problem", () => {
  expect(problemsOf({ name_zh: "溶剂；酸", name_en: "", tagline_zh: "" })).toEqual([
    "name_zh: must not have a semicolon, which separates names in a file of goods",
    "name_en: is empty",
  ]);
  expect(problemsOf({ description_en: "" })).toEqual([
    "description_en: is empty, but the other language is not",
  ]);
});
