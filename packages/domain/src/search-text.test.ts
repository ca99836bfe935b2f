import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alternativesOf,
  closenessOf,
  PREFIX_LENGTH,
  QUERY_LENGTH,
  indexTokens,
  isAbbreviation,
  isOneOf,
  matchesSearch,
  normalise,
  readQuery,
  type SearchTexts,
} from "./search-text.ts";

const ETHANOL: SearchTexts = {
  codes: ["C2H6O", "64-17-5", "E810527"],
  names: ["乙醇", "Ethanol"],
  aliases: ["无水乙醇", "Ethyl alcohol"],
  others: ["HPLC, ≥99.9%", "色谱级"],
  formula: "C2H6O",
};
const DMF: SearchTexts = {
  codes: ["C3H7NO", "68-12-2"],
  names: ["N,N-二甲基甲酰胺", "N,N-Dimethylformamide"],
  aliases: [],
  others: [],
  formula: "C3H7NO",
};

const named = (...names: string[]): SearchTexts => ({
  codes: [],
  names,
  aliases: [],
  others: [],
  formula: null,
});

describe("normalise (decisions, search matching)", () => {
  it.each([
    ["ＮａＣｌ", "nacl"],
    ["64−17–5", "64175"],
    ["4'-羟基 苯乙酮", "4羟基苯乙酮"],
    ["C₂H₆O", "c2h6o"],
    ["α-蒎烯", "alpha蒎烯"],
    ["Grätzel", "gratzel"],
    ["ɑ-蒎烯", "alpha蒎烯"],
    ["ɛ-Caprolactam", "epsiloncaprolactam"],
    ["τ-Fluvalinate", "taufluvalinate"],
    ["ψ-紫罗兰酮 η ΘΙΣ", "psi紫罗兰酮etathetaiotasigma"],
    ["ℇ ᵅ", "epsilonalpha"],
    ["⻨芽糖", "麦芽糖"],
    ["⼆甲苯", "二甲苯"],
    ["CuSO4·5H2O", "cuso4.5h2o"],
    ["  \t", ""],
    ["a\u0000b\u200Bc\uD800", "abc"],
  ])("normalises %j to %j", (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it("normalises a normal text to itself", () => {
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
    "乙醇 hplc",
    "色谱级 乙醇",
    "hplc",
    "thanol",
    "lcoh",
    "CH3CH2OH",
    "C2H5OH",
  ])("finds ethanol by %j", (query) => {
    expect(matchesSearch(ETHANOL, query)).toBe(true);
  });

  it.each([
    "甲醇",
    "水醇",
    "乙醇醇",
    "an",
    "99",
    "CH3OH",
    "64-17-6",
    "ethanol 甲",
    "",
    "  ",
    "-",
    "%",
    "*",
  ])("does not find ethanol by %j", (query) => {
    expect(matchesSearch(ETHANOL, query)).toBe(false);
  });

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
    expect(matchesSearch(named("二甲胺", "甲基二甲"), "二甲基二甲")).toBe(false);
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
          expect(matchesSearch(named(text), text)).toBe(true);
          expect(matchesSearch(named(text), name.slice(start, start + 2))).toBe(true);
          expect(matchesSearch(named(text), chosen.slice(0, 1 + (at % chosen.length)))).toBe(true);
          expect(matchesSearch(named(words.join("-")), words.join(""))).toBe(true);
          expect(matchesSearch(named(words.join("")), words.join(" "))).toBe(true);
        },
      ),
    );
  });
});

describe("isOneOf", () => {
  it.each([
    ["ETHANOL", true],
    ["无水 乙醇", true],
    ["乙", false],
    ["thanol", false],
    ["", false],
  ])("%j is one of the names of ethanol: %s", (text, expected) => {
    expect(isOneOf([...ETHANOL.names, ...ETHANOL.aliases], text)).toBe(expected);
  });
});

describe("isAbbreviation", () => {
  it.each([
    ["EtOH", true],
    ["t-BuOH", true],
    ["Boc2O", true],
    ["Urea", false],
    ["Ethanol", false],
    ["Ethyl Alcohol", false],
    ["双酚A", false],
    ["", false],
  ])("%j is an abbreviation: %s", (name, expected) => {
    expect(isAbbreviation(name)).toBe(expected);
  });
});

describe("closenessOf (decisions, search matching)", () => {
  it("ranks whole names, beginnings and parts, each in names before aliases", () => {
    const texts = ["乙醇", "无水乙醇", "ethan", "ethylalc", "醇", "alcohol", "甲"];
    expect(texts.map((text) => closenessOf(ETHANOL, text))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe("tokens", () => {
  const wordsOf = (query: string) => readQuery(query)?.words;
  const partsOf = (query: string) => readQuery(query)?.parts;

  it("returns the groups of three of a Chinese query, or what is shorter", () => {
    expect(wordsOf("氯化钠")).toEqual([["氯化钠"]]);
    expect(wordsOf("二甲基亚砜")).toEqual([["二甲基", "甲基亚", "基亚砜"]]);
    expect(wordsOf("乙醇")).toEqual([["乙醇"]]);
    expect(partsOf("乙醇")).toEqual([]);
  });

  it("reads two words apart or as one", () => {
    expect(wordsOf("dimethyl amine")).toEqual([
      ["dimethyl", "amine"],
      ["dimethylamin", "Πdime", "Πethy", "Πylam", "Πmine"],
    ]);
  });

  it("finds a part by groups of four characters, or three", () => {
    expect(partsOf("amine")).toEqual([["Πamin", "Πmine"]]);
    expect(partsOf("ine")).toEqual([["Πine"]]);
    expect(partsOf("64-17-5")).toEqual([]);
    expect(partsOf("an")).toEqual([]);
    expect(partsOf("2 amine")?.[0]).toEqual(["2", "Πamin", "Πmine"]);
  });

  it("tells amine from aminopyridine, and pyridine from pyrimidine hydrochloride", () => {
    expect(matchesSearch(named("2-Aminopyridine"), "amine")).toBe(false);
    expect(matchesSearch(named("Pyrimidine hydrochloride"), "pyridine")).toBe(false);
    expect(matchesSearch(named("3-Bromopyridine"), "pyridine")).toBe(true);
  });

  it("finds formulas by their atoms, and hydrates without their waters", () => {
    const copper = { ...named("硫酸铜"), formula: "CuSO4·5H2O" };
    for (const formula of ["CuSO4·5H2O", "CuSO4.5H2O", "CuSO4", "cuso4", "O4SCu"]) {
      expect(matchesSearch(copper, formula), formula).toBe(true);
    }
    expect(matchesSearch(copper, "CuSO4·H2O")).toBe(true);
    expect(matchesSearch({ ...copper, formula: "CuSO4" }, "CuSO4·5H2O")).toBe(true);
    expect(matchesSearch(copper, "CuSO3")).toBe(false);
  });

  it("stores characters, their groups, and beginnings that run on over hyphens", () => {
    expect(indexTokens(named("2-溴苯 ab"))).toEqual(["2", "a", "ab", "溴", "溴苯", "苯"]);
    expect(indexTokens(named("64-17"))).toEqual(["1", "17", "6", "64", "641", "6417"]);
    expect(indexTokens(named("abcd"))).toEqual(
      ["a", "ab", "abc", "abcd", "Πabc", "Πbcd", "Πabcd"].sort(),
    );
  });

  it("ignores a single radical, which is a symbol and no character", () => {
    expect(indexTokens(named("⺀乙醇"))).toEqual(["乙", "乙醇", "醇"]);
    expect(readQuery("⺀")).toBeUndefined();
  });

  it("holds letters and digits only, and is bounded, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const query = readQuery(text);
        const queried = query ? alternativesOf(query).flat() : [];
        expect(queried.length).toBeLessThanOrEqual(18 * QUERY_LENGTH ** 2);
        for (const token of [...queried, ...indexTokens(named(text))]) {
          expect(token).toMatch(/^[\p{L}\p{N}]+$/u);
        }
        for (const token of indexTokens(named(text))) {
          expect(Array.from(token).length).toBeLessThanOrEqual(PREFIX_LENGTH);
        }
      }),
    );
  });

  it("does not read past the limit of a query", () => {
    const long = "a b ".repeat(2500);
    expect(readQuery(long)).toEqual(readQuery(long.slice(0, QUERY_LENGTH)));
    expect(wordsOf("醇".repeat(10_000))).toEqual([["醇醇醇"]]);
    expect(wordsOf("' OR 1=1; --")?.[0]).toEqual(["or", "1"]);
  });

  it("reads no more words than its characters can have, where one character stands for several", () => {
    const query = readQuery("\uFDFA".repeat(QUERY_LENGTH));
    const tokens = query ? alternativesOf(query).flat() : [];
    expect(query?.others.length).toBeLessThan(QUERY_LENGTH);
    expect(tokens.length).toBeLessThan(QUERY_LENGTH ** 2);
  });
});
