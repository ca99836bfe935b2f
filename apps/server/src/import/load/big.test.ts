import { isCasNumber } from "@reagent/domain/cas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../database/database.ts";
import { searchIn } from "../../search/search-in.ts";
import { onDefaultDatabase, openFresh } from "../../testing/databases.ts";
import { bigItems, loadBigCatalogue } from "./big.ts";

describe("synthetic items", () => {
  const items = bigItems(0, 30_000);
  const allDiffer = (values: readonly (string | null)[]) => new Set(values).size === values.length;

  test("synthetic items are the same for every start", () => {
    expect(bigItems(12_345, 3)).toEqual(items.slice(12_345, 12_348));
  });

  test("synthetic items differ in code, CAS number and names", () => {
    expect(allDiffer(items.map(({ item }) => item.code))).toBe(true);
    expect(allDiffer(items.map(({ substance }) => substance.cas))).toBe(true);
    expect(allDiffer(items.map(({ substance }) => substance.name.zh))).toBe(true);
    expect(allDiffer(items.map(({ substance }) => substance.name.en))).toBe(true);
  });

  test("synthetic items have CAS numbers with valid check digits, three packs and a formula", () => {
    expect(items.filter(({ substance }) => !isCasNumber(substance.cas ?? ""))).toEqual([]);
    expect(items.filter(({ item }) => item.packs.length !== 3)).toEqual([]);
    const formula = /^C\d+(?:[A-Z][a-z]?\d*)+$/u;
    expect(items.filter(({ substance }) => !formula.test(substance.formula ?? ""))).toEqual([]);
  });
});

onDefaultDatabase((makePlace) => {
  const COUNT = 600;
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await loadBigCatalogue(database, COUNT, { draw: () => "<svg/>" });
  });
  afterAll(() => remove());

  test("a big catalogue can be loaded and searched", async () => {
    const { rows } = await database.read
      .selectFrom("packs")
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(COUNT * 3);
    const [last] = bigItems(COUNT - 1, 1);
    const { id } = await database.read
      .selectFrom("items")
      .select("id")
      .where("code", "=", last?.item.code ?? "")
      .executeTakeFirstOrThrow();
    const search = searchIn(database);
    try {
      for (const query of [last?.substance.cas, last?.item.code, last?.substance.name.zh]) {
        const { targets } = await search.find("reagent", query ?? "", { page: 1, size: 5 });
        expect(targets, query ?? "").toContain(id);
      }
    } finally {
      search.close();
    }
  });
});
