import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hits } from "./hits.ts";

const marked = (text: string, query: string) =>
  hits(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join("");

describe("matches of a search (decisions, search matching)", () => {
  test.each([
    ["对甲氧基苯甲醛", "苯甲醛", "对甲氧基[苯甲醛]"],
    ["4-Methoxybenzaldehyde", "METHOXY", "4-[Methoxy]benzaldehyde"],
    ["90-02-8", "90028", "[90-02-8]"],
    ["90-02-8", "９０－０２－８", "[90-02-8]"],
    ["Sodium chloride", "sodiumchloride", "[Sodium chloride]"],
    ["Sodium chloride", "chloride sodium", "[Sodium] [chloride]"],
    ["苯甲醛和苯甲醛", "苯甲醛", "[苯甲醛]和[苯甲醛]"],
    ["β-丙氨酸", "beta", "[β]-丙氨酸"],
    ["Café", "cafe", "[Café]"],
    ["乙醇", "甲醇", "乙醇"],
    ["乙醇", "  ", "乙醇"],
    ["乙醇", "", "乙醇"],
  ])("%s, searched for %s, is marked %s", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  test("splits a text into pieces that join to the text", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: "grapheme" }),
        (text, query) => {
          expect(
            hits(text, query)
              .map((piece) => piece.text)
              .join(""),
          ).toBe(text);
        },
      ),
    );
  });

  test("finds a text in itself unless it has no significant characters", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z苯甲醛0-9]{1,20}$/u), (text) => {
        expect(hits(text, text)).toEqual([{ text, isHit: true }]);
      }),
    );
  });
});
