import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { addedFont } from "../../testing/document-fonts.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { ADDED_FONTS } from "./fonts.ts";
import { print } from "./paper.ts";
import type { Block } from "./sheet.ts";

const SIGNS = [
  "Al₂(SO₄)₃·18H₂O",
  "n²⁵/D 1.333",
  "[α]²⁵/D −12°",
  "10⁻¹²³⁴⁵⁶⁷⁸⁹⁰",
  "Ca²⁺ HCO₃⁻",
  "⁺⁻⁼⁽⁾ⁿⁱ",
  "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎",
  "tₘ kₐ xₙ",
  "CuSO₄⋅5H₂O",
  "KAl(SO₄)₂∙12H₂O",
];
const NAMES = [
  "𠮷川",
  "鿬 鿫 鿭",
  "㛃䶮",
  "𫖮𬍛",
  "𪚥",
  "热娜•玉素甫‧买买提・艾力",
  "Łukasz Dvořák Őri",
  "김한",
];

const everywhere = (text: string): Block[] => [
  { kind: "heading", text },
  { kind: "paragraph", text },
  { kind: "facts", facts: [{ label: text, value: text }] },
  { kind: "facts", facts: [{ label: "", value: { pictograms: ["GHS07"], names: text } }] },
  { kind: "table", columns: [text, "A"], rows: [["B", text]] },
  {
    kind: "plot",
    plot: { axis: text, from: 1, to: 0, halfWidth: 0.1, isInverted: false, peaks: [] },
  },
];
const PLACES = 11;

async function printed(text: string): Promise<string> {
  const sheet = { issuer: text, title: text, blocks: everywhere(text), foot: [text] };
  return pdfText(await print(sheet));
}

describe("a printed sheet shows, in every place and in the widths that it has there,", () => {
  test.each([...SIGNS, ...NAMES])(
    "a printed sheet shows, in every place and in the widths that it has there, %s",
    async (text) => {
      const shown = await printed(text);
      expect(shown).not.toContain("☒");
      // Spaces at the end of a line are not shown.
      expect(shown.replaceAll(/\s/gu, "").split(text.replaceAll(/\s/gu, ""))).toHaveLength(
        PLACES + 1,
      );
    },
  );

  test("a printed sheet shows a character that no font has by its number", async () => {
    expect(await printed("钛🧪")).toContain("钛[U+1F9EA]");
  });

  test("a printed sheet shows nothing for characters without a shape", async () => {
    expect(await printed("水\u200b\ufeff合\u{e0100}物\ufe0f")).toContain("水合物");
  });

  test("a printed sheet shows a space for one that no font has", async () => {
    expect(await printed("水\u1680合")).toContain("水 合");
  });
});

describe("the texts of a sheet", () => {
  let shown = "";
  beforeAll(async () => {
    const long = "每千克含 10⁻⁶ 𠮷克，".repeat(40);
    shown = pdfText(
      await print({
        issuer: "Kedu",
        title: "Sheet",
        blocks: [{ kind: "paragraph", text: long }],
        foot: [],
      }),
    );
  });

  test("the texts of a sheet are complete where a line ends between two fonts", () => {
    expect(shown.replaceAll(/\s/gu, "").split("每千克含10⁻⁶𠮷克，")).toHaveLength(41);
  });
});

describe.each(["noto-sans", "lxgw-wenkai"] as const)("the part of %s", (name) => {
  test.each(["regular", "bold"] as const)(
    `the part of ${name} has all that the fonts before it lack in %s; if not, run testing/document-fonts.ts`,
    async (weight) => {
      const made = await addedFont(name, weight);
      expect(made.equals(readFileSync(ADDED_FONTS[name][weight]))).toBe(true);
    },
  );
});
