import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  PREFIX_LENGTH,
  QUERY_LENGTH,
  indexTokens,
  matchesSearch,
  normalise,
  queryTokens,
} from "./search-text.ts";

const ETHANOL = ["乙醇", "Ethanol", "无水乙醇", "Ethyl alcohol", "C2H6O", "64-17-5", "E810527"];
const DMF = ["N,N-二甲基甲酰胺", "N,N-Dimethylformamide", "C3H7NO", "68-12-2"];

describe("normalise (decisions, search matching)", () => {
  it.each([
    ["ＮａＣｌ", "nacl"],
    ["64−17–5", "64175"],
    ["4'-羟基 苯乙酮", "4羟基苯乙酮"],
    ["C₂H₆O", "c2h6o"],
    ["α-蒎烯", "alpha蒎烯"],
    ["Grätzel", "gratzel"],
    ["CuSO4·5H2O", "cuso4.5h2o"],
    ["  \t", ""],
    ["a\u0000b\u200Bc\uD800", "abc"],
  ])("reads %j as %j", (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });
});

describe("matchesSearch (decisions, search matching)", () => {
  it.each([
    "乙醇",
    "乙 醇",
    "醇",
    "ethanol",
    "ETHAN",
    "ｅｔｈａｎｏｌ",
    "ethyl alcohol",
    "ethyl-alcohol",
    "ethylalcohol",
    "ethyl alc",
    "alcohol ethyl",
    "64-17-5",
    "64175",
    "64 17 5",
    "６４－１７－５",
    "c2h6o",
    "C₂H₆O",
    "e810527",
    "无水乙醇 64-17-5",
  ])("finds ethanol by %j", (query) => {
    expect(matchesSearch(ETHANOL, query)).toBe(true);
  });

  it.each(["甲醇", "水醇", "乙醇醇", "thanol", "64-17-6", "ethanol 甲", "", "  ", "-", "%", "*"])(
    "does not find ethanol by %j",
    (query) => {
      expect(matchesSearch(ETHANOL, query)).toBe(false);
    },
  );

  it.each([
    "N,N-二甲基甲酰胺",
    "n.n-二甲基甲酰胺",
    "二甲基甲酰胺",
    "甲酰",
    "Dimethyl formamide",
    "dimethylformamide",
    "N,N dimethylformamide",
  ])("finds dimethylformamide by %j", (query) => {
    expect(matchesSearch(DMF, query)).toBe(true);
  });

  it("distinguishes names that share their first characters or their pairs", () => {
    expect(matchesSearch(DMF, "dimethylformamidine")).toBe(false);
    expect(matchesSearch(["二甲胺", "甲基二甲"], "二甲基二甲")).toBe(false);
  });

  it("finds every text by itself, by any two of its Han characters, and by the start of any word", () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,20}$/u);
    const han = fc.stringMatching(/^[\u4E00-\u9FFF]{2,8}$/u);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        han,
        fc.nat(),
        (words, name, at) => {
          const text = `${words.join(" ")} ${name}`;
          const chosen = words[at % words.length] ?? "";
          const start = at % (name.length - 1);
          expect(matchesSearch([text], text)).toBe(true);
          expect(matchesSearch([text], name.slice(start, start + 2))).toBe(true);
          expect(matchesSearch([text], chosen.slice(0, 1 + (at % chosen.length)))).toBe(true);
          expect(matchesSearch([words.join("-")], words.join(""))).toBe(true);
          expect(matchesSearch([words.join("")], words.join(" "))).toBe(true);
        },
      ),
    );
  });
});

describe("tokens", () => {
  it("returns the pairs of a Chinese query, and the query itself if pairs do not suffice", () => {
    expect(queryTokens("氯化钠")).toEqual([{ tokens: ["氯化", "化钠"], contains: ["氯化钠"] }]);
    expect(queryTokens("乙醇")).toEqual([{ tokens: ["乙醇"], contains: [] }]);
  });

  it("reads two words apart or as one", () => {
    expect(queryTokens("dimethyl formamide")).toEqual([
      { tokens: ["dimethyl", "formamide"], contains: [] },
      { tokens: ["dimethylform"], contains: ["dimethylformamide"] },
    ]);
  });

  it("stores characters, pairs and beginnings that run on over hyphens", () => {
    expect(indexTokens("2-溴苯 ab")).toEqual(["2", "a", "ab", "溴", "溴苯", "苯"]);
    expect(indexTokens("64-17")).toEqual(["1", "17", "6", "64", "641", "6417"]);
  });

  it("ignores a single radical, which is a symbol and no character", () => {
    expect(indexTokens("⺀乙醇")).toEqual(["乙", "乙醇", "醇"]);
    expect(queryTokens("⺀")).toEqual([]);
  });

  it("holds letters and digits only, and is bounded, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const queried = queryTokens(text).flatMap((terms) => terms.tokens);
        expect(queried.length).toBeLessThanOrEqual(2 * 18 * QUERY_LENGTH);
        for (const token of [...queried, ...indexTokens(text)]) {
          expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
          expect(Array.from(token).length).toBeLessThanOrEqual(PREFIX_LENGTH);
        }
      }),
    );
  });

  it("does not read past the limit of a query", () => {
    const long = "a b ".repeat(2500);
    expect(queryTokens(long)).toEqual(queryTokens(long.slice(0, QUERY_LENGTH)));
    expect(queryTokens("醇".repeat(10_000))[0]?.tokens).toEqual(["醇醇"]);
    expect(queryTokens("' OR 1=1; --")[0]?.tokens).toEqual(["or", "1"]);
  });
});
