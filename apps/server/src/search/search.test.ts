import { MOST_LISTED } from "@reagent/domain/search";
import { matchesSearch } from "@reagent/domain/search-text";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { announceBuilder, IndexSuperseded } from "../database/search-tables.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { searchIn } from "./search-in.ts";
import type { Search, SearchEntry } from "./search.ts";

const entry = (
  target: number,
  codes: string[],
  names: string[],
  formula: string | null = null,
  aliases: string[] = [],
): SearchEntry => ({ target, codes, names, aliases, packs: [], others: [], formula });

const ENTRIES = [
  entry(10, ["E100", "E100-500mL", "64-17-5", "MFCD00003568"], ["乙醇", "Ethanol"], "C2H6O", [
    "无水乙醇",
    "Ethyl alcohol",
  ]),
  entry(11, ["E101", "E101-1L", "64-17-5"], ["乙醇", "Ethanol"], "C2H6O"),
  entry(12, ["A200", "141-43-5"], ["乙醇胺", "Ethanolamine"], "C2H7NO"),
  entry(13, ["B300", "123-00-1"], ["2-氯乙醇", "2-Chloroethanol"]),
  entry(
    14,
    ["B301", "123-00-2"],
    ["乙基甲醇乙", "Made up so that both pairs of a word stand apart"],
  ),
  entry(15, ["C400", "68-12-2"], ["N,N-二甲基甲酰胺", "N,N-Dimethylformamide"], "C3H7NO"),
  entry(16, ["C401", "7647-14-5"], ["氯化钠", "Sodium chloride"], "ClNa"),
  entry(
    17,
    ["64175X", "999-00-9"],
    ["硫酸铜五水合物 'quoted' \"double\"", "Copper(II) sulfate pentahydrate"],
    "CuSO4·5H2O",
  ),
];

onEachDatabase((makePlace, kind) => {
  let database: Database;
  let search: Search;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    search = searchIn(database);
    await search.rebuild("reagent", ENTRIES);
  });
  afterAll(async () => {
    search.close();
    await remove();
  });

  const found = async (query: string) =>
    (await search.find("reagent", query, { page: 1, size: 20 })).targets;

  describe("search (decisions, search matching)", () => {
    test.each([
      ["an item code", "e100", [10]],
      ["a product code, without its hyphen", "E100 500ml", [10]],
      ["a CAS number, then codes that begin alike", "６４－１７－５", [10, 11, 17]],
      ["an MDL number", "mfcd 00003568", [10]],
      [
        "two Chinese characters: the name itself, names that begin with it, the rest",
        "乙醇",
        [10, 11, 12, 13],
      ],
      ["the beginning of an English name, then a part", "ETHANOL", [10, 11, 12, 13]],
      ["a part of an English name", "formamide", [15]],
      ["a part of three letters", "lor", [13, 16]],
      ["parts of two words", "chlor ethan", [13]],
      ["a formula in another order", "NaCl", [16]],
      ["a formula with groups", "CH3CH2OH", [10, 11]],
      ["a formula without capitals", "nacl", [16]],
      ["a formula without the waters of its hydrate", "CuSO4", [17]],
      ["the atoms of a hydrate", "CuH10O9S", [17]],
      ["a name with two neighbours swapped", "ethnaol", [10, 11, 12, 13]],
      ["a name without a letter, and a word", "sodum chloride", [16]],
      ["two Chinese names in one", "乙醇无水", [10]],
      ["a formula", "CuSO4·5H2O", [17]],
      ["a word and a number", "乙醇 64-17-5", [10, 11]],
      ["nothing where the pairs are apart", "醇乙基", []],
      ["nothing for signs alone", "%'\"*", []],
      ["nothing for nothing", "   ", []],
    ])("search finds by %s", async (_what, query, targets) => {
      expect(await found(query)).toEqual(targets);
    });

    test("search treats operators and SQL as text", async () => {
      for (const query of [
        "乙醇 OR 氯化钠",
        "NOT 乙醇",
        "乙醇*",
        '"乙醇',
        "'; drop table items; --",
        "NEAR(a b)",
        "tokens:a",
        "a^b",
        "\0乙醇",
      ]) {
        const { targets, total } = await search.find("reagent", query, { page: 1, size: 20 });
        expect(targets.length).toBe(total);
      }
      expect(await found("乙醇")).toHaveLength(4);
    });

    test("search finds exactly what matchesSearch accepts, for many queries", async () => {
      const texts = ENTRIES.flatMap(({ codes, names, formula }) => [
        ...codes,
        ...names,
        formula ?? "",
      ]);
      const pieces = texts.flatMap((text) => [
        text,
        text.slice(0, 1),
        text.slice(0, 2),
        text.slice(1, 4),
        text.slice(0, 14),
        text.slice(-3),
      ]);
      for (const query of new Set(pieces)) {
        const expected = ENTRIES.filter((texts) => matchesSearch(texts, query));
        const { targets, total } = await search.find("reagent", query, { page: 1, size: 20 });
        expect(
          targets.toSorted((a, b) => a - b),
          query,
        ).toEqual(expected.map(({ target }) => target));
        expect(total, query).toBe(expected.length);
        expect(await search.first("reagent", query, 3), query).toEqual(targets.slice(0, 3));
      }
    });

    test("search has no first results for blank texts and signs, and in an empty index", async () => {
      for (const query of ["", "  ", "%'\"*"]) {
        expect(await search.first("reagent", query, 8)).toEqual([]);
      }
      expect(await search.first("instrument", "乙醇", 8)).toEqual([]);
    });

    test("search cuts a query of 10,000 characters", async () => {
      expect(await found("乙".repeat(10_000))).toEqual([]);
    });

    test("search separates reagents and instruments", async () => {
      expect(await search.find("instrument", "乙醇", { page: 1, size: 20 })).toEqual({
        targets: [],
        total: 0,
        isMore: false,
        corrected: "",
        kept: [],
        missing: [],
      });
    });
  });

  describe("names and aliases (decisions, search matching)", () => {
    let named: Search;
    let removeNamed: () => Promise<void>;

    beforeAll(async () => {
      const opened = await openFresh(makePlace);
      removeNamed = opened.remove;
      named = searchIn(opened.database);
      await named.rebuild("reagent", [
        entry(1, ["A1", "50-78-2"], ["阿司匹林", "Aspirin"], null, ["乙酰水杨酸"]),
        entry(2, ["C1"], ["环己酮", "Cyclohexanone"], null, ["Ketohexamethylene", "乙酰"]),
        entry(3, ["E1", "200-578-6"], ["乙醇", "Ethanol"], null, ["EtOH", "Urea"]),
        entry(4, ["A2"], ["乙酰丙酮", "Acetylacetone"]),
        entry(5, ["T1"], ["硫脲", "Thiourea"]),
      ]);
    });
    afterAll(async () => {
      named.close();
      await removeNamed();
    });

    test.each([
      [
        "a whole alias is before names that begin with the text, and these before aliases that do",
        "乙酰",
        [2, 4, 1],
      ],
      ["an abbreviation is not found within a word", "etoh", [3]],
      ["a short name that is a word is found within words", "urea", [3, 5]],
      ["an EC number finds its substance", "200-578-6", [3]],
      ["a word before a number does not matter", "EINECS号：200-578-6", [3]],
      ["a mistyped CAS number finds the one nearby", "50-78-3", [1]],
    ])("%s", async (_what, text, targets) => {
      expect((await named.findAll("reagent", text)).targets).toEqual(targets);
      expect(await named.first("reagent", text, 8)).toEqual(targets);
    });

    test("the results for a mistyped CAS number name the one that was read", async () => {
      expect((await named.findAll("reagent", "50-78-3")).corrected).toBe("50-78-2");
    });
  });

  describe("pages of results", () => {
    test("pages of results contain each result once, in a stable order, with the total", async () => {
      const whole = await found("醇");
      const paged: number[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const { targets, total } = await search.find("reagent", "醇", { page, size: 2 });
        expect(total).toBe(whole.length);
        paged.push(...targets);
      }
      expect(whole.length).toBeGreaterThan(4);
      expect(paged).toEqual(whole);
    });

    test("pages of results are empty past the end", async () => {
      expect(await search.find("reagent", "乙醇", { page: 9, size: 20 })).toEqual({
        targets: [],
        total: 4,
        isMore: false,
        corrected: "",
        kept: [],
        missing: [],
      });
    });
  });

  test("more than 10,000 results are counted and listed up to 10,000, best first; 10,000 are all", async () => {
    const { database: fresh, remove: removeFresh } = await openFresh(makePlace);
    const many = searchIn(fresh);
    const named = (count: number, name: string) =>
      Array.from({ length: count }, (_, at) => entry(at + 1, [`Z${at}`], [`${name} ${at}`]));
    const find = (page: number) => many.find("reagent", "acid", { page, size: 20 });
    try {
      const best = entry(0, ["Z"], ["Acid"]);
      await many.rebuild("reagent", [...named(MOST_LISTED, "Strong acid"), best]);
      const first = await find(1);
      expect(first).toMatchObject({ total: MOST_LISTED, isMore: true });
      expect(first.targets).toEqual(Array.from({ length: 20 }, (_, at) => at));
      expect((await find(500)).targets.at(-1)).toBe(MOST_LISTED - 1);
      expect(await find(501)).toMatchObject({ targets: [], total: MOST_LISTED, isMore: true });
      expect((await many.findAll("reagent", "acid")).targets).toHaveLength(MOST_LISTED + 1);
      const begun = await many.find("reagent", "strong", { page: 500, size: 20 });
      expect(begun).toMatchObject({ total: MOST_LISTED, isMore: false });
      expect(begun.targets).toEqual(Array.from({ length: 20 }, (_, at) => 9981 + at));
      await many.rebuild("reagent", named(MOST_LISTED, "Strong acid"));
      expect(await find(1)).toMatchObject({ total: MOST_LISTED, isMore: false });
      expect((await find(500)).targets.at(-1)).toBe(MOST_LISTED);
    } finally {
      many.close();
      await removeFresh();
    }
  });

  test("a text that finds nothing names the text that was searched for in its place", async () => {
    const corrected = async (text: string) => (await search.findAll("reagent", text)).corrected;
    expect(await corrected("Ethnaol")).toBe("ethanol");
    expect(await corrected("乙醇无水")).toBe("乙醇 无水");
    expect(await corrected("ethanol")).toBe("");
    expect(await corrected("zzzz")).toBe("");
  });

  test("a rebuilt index is searched at once, also for earlier queries", async () => {
    const rebuilt = searchIn(database);
    try {
      expect((await rebuilt.find("instrument", "天平", { page: 1, size: 20 })).total).toBe(0);
      await rebuilt.rebuild("instrument", [
        entry(1, ["INS-0001-A"], ["分析天平", "Analytical balance"]),
      ]);
      expect((await rebuilt.find("instrument", "天平", { page: 1, size: 20 })).targets).toEqual([
        1,
      ]);
      await rebuilt.rebuild("instrument", []);
      expect((await rebuilt.find("instrument", "天平", { page: 1, size: 20 })).total).toBe(0);
    } finally {
      rebuilt.close();
    }
  });

  if (kind === "postgres") {
    test("common tokens are counted with their index, not by comparing those of all entries", async () => {
      const { database: fresh, remove } = await openFresh(makePlace);
      const common = searchIn(fresh);
      try {
        const all = Array.from({ length: 3000 }, (_, at) =>
          entry(at + 1, [`Z${1_000_000 + at}`], ["乙醇", `Ethanol number ${at}`]),
        );
        await common.rebuild("reagent", all);
        expect((await common.find("reagent", "乙", { page: 1, size: 20 })).total).toBe(3000);
        const uses = async () => {
          const { rows } = await sql<{ used: number }>`select sum(idx_scan) as used
            from pg_stat_user_indexes
            where relname = 'search_reagent_entries' and indexrelname like '%tokens%'`.execute(
            fresh.read,
          );
          return Number(rows[0]?.used);
        };
        // PostgreSQL counts them some seconds later.
        await expect.poll(uses).toBeGreaterThan(0);
      } finally {
        common.close();
        await remove();
      }
    });
  }

  describe("building an index", () => {
    test("building an index fails once another process has started to build one", async () => {
      async function* superseded() {
        for (let number = 1; number <= 2000; number += 1) {
          if (number === 1001) await database.transact(announceBuilder);
          yield entry(number, [`INS-${String(number)}`], ["天平", "Balance"]);
        }
      }
      await expect(search.prepare("instrument", superseded())).rejects.toThrow(IndexSuperseded);
    });

    test("building an index fails where another process was announced since its own", async () => {
      const builder = await database.transact(announceBuilder);
      await database.transact(announceBuilder);
      await expect(search.prepare("instrument", [], builder)).rejects.toThrow(IndexSuperseded);
    });

    test("building an index succeeds for the last of several processes that start at once", async () => {
      const entries = [entry(1, ["INS-1"], ["天平", "Balance"])];
      const outcomes = await Promise.allSettled(
        Array.from({ length: 4 }, () => search.prepare("instrument", entries)),
      );
      const failed = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(failed.length).toBeLessThan(outcomes.length);
      expect(failed.every(({ reason }) => reason instanceof IndexSuperseded)).toBe(true);
    });
  });
});
