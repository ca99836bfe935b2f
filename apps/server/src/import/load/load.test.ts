import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { hasCatalogue } from "../../catalogue/has-catalogue.ts";
import type { Database } from "../../database/database.ts";
import { searchIn } from "../../search/search-in.ts";
import { customerRow } from "../../testing/customers.ts";
import { onEachDatabase, openFresh } from "../../testing/databases.ts";
import { demoCatalogue } from "../../testing/demo.ts";
import { loadCatalogue } from "./load.ts";

const draw = (smiles: string) => `<svg data-smiles="${smiles}"/>`;
const catalogue = excerpt(await demoCatalogue(), 90);

/** The first items of a catalogue, with references among themselves only. */
function excerpt(whole: Catalogue, count: number): Catalogue {
  const items = whole.items.slice(0, count);
  const codes = new Set(items.map(({ code }) => code));
  return {
    ...whole,
    items: items.map((item) => ({
      ...item,
      related: item.related.filter((code) => codes.has(code)),
    })),
    discounts: whole.discounts.filter(({ item }) => codes.has(item)),
  };
}

onEachDatabase((makePlace, databaseKind) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await loadCatalogue(database, catalogue, { draw });
  });
  afterAll(() => remove());

  const found = async (kind: "reagent" | "instrument", query: string) => {
    const search = searchIn(database);
    try {
      return await search.find(kind, query, { page: 1, size: 20 });
    } finally {
      search.close();
    }
  };
  const idsByCode = async (table: "items" | "packs" | "instrument_skus") => {
    const rows = await database.read.selectFrom(table).select(["code", "id"]).execute();
    return new Map(rows.map(({ code, id }) => [code, id]));
  };
  const count = async (
    table:
      | "items"
      | "packs"
      | "batches"
      | "spectra"
      | "discounts"
      | "item_relations"
      | "articles"
      | "pictures"
      | "categories",
  ) => {
    const { rows } = await database.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as("rows"))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };

  describe("a loaded catalogue", () => {
    test("a loaded catalogue is complete in the database", async () => {
      const { items } = catalogue;
      expect(await hasCatalogue(database)).toBe(true);
      expect(await count("items")).toBe(items.length);
      expect(await count("packs")).toBe(items.flatMap(({ packs }) => packs).length);
      expect(await count("batches")).toBe(items.flatMap(({ batches }) => batches).length);
      expect(await count("spectra")).toBe(items.flatMap(({ spectra }) => spectra).length);
      expect(await count("item_relations")).toBe(items.flatMap(({ related }) => related).length);
      expect(await count("discounts")).toBe(catalogue.discounts.length);
      expect(await count("articles")).toBe(catalogue.articles.length);
      expect(await count("pictures")).toBe(catalogue.pictures.length);
    });

    if (databaseKind === "postgres")
      test("a loaded catalogue is known to PostgreSQL's planner at once", async () => {
        const { rows } = await sql<{ name: string; rows: number }>`
          select relname as name, reltuples::integer as rows from pg_class
          where relname in ('items', 'packs') order by relname`.execute(database.read);
        expect(rows).toEqual([
          { name: "items", rows: catalogue.items.length },
          { name: "packs", rows: catalogue.items.flatMap(({ packs }) => packs).length },
        ]);
      });

    test("a loaded catalogue has an item's facts and drawing", async () => {
      const [first] = catalogue.items;
      const row = await database.read
        .selectFrom("items")
        .selectAll()
        .where("code", "=", first?.code ?? "")
        .executeTakeFirstOrThrow();
      const substance = catalogue.substances.find(({ key }) => key === first?.substance);
      expect(row.name_zh).toBe(first?.name.zh);
      expect(row.specification_en).toBe(first?.grade.en);
      expect(row.cas).toBe(substance?.cas);
      expect(row.structure_svg).toBe(draw(substance?.smiles ?? ""));
      expect(row.position).toBe(0);
    });

    test("a loaded catalogue is found by name, CAS number, item code and product code", async () => {
      const ids = await idsByCode("items");
      const item = catalogue.items.find(({ packs }) => packs.length > 0);
      if (!item) throw new Error("No item with packs.");
      const wanted = ids.get(item.code);
      for (const query of [
        item.name.zh,
        item.name.en,
        item.substance,
        item.code,
        item.packs[0]?.code ?? "",
      ]) {
        expect((await found("reagent", query)).targets, query).toContain(wanted);
      }
    });

    test("a loaded catalogue has separate searches for instruments and reagents", async () => {
      const [first] = catalogue.instruments;
      const { targets } = await found("instrument", first?.name.zh ?? "");
      const skus = await idsByCode("instrument_skus");
      expect(targets).toEqual(
        expect.arrayContaining(first?.skus.map(({ code }) => skus.get(code)) ?? []),
      );
      expect((await found("reagent", first?.code ?? "")).total).toBe(0);
    });
  });

  describe("a catalogue that is loaded again", () => {
    const ITEM_GONE = catalogue.items.at(-1)?.code ?? "";
    const shorter: Catalogue = {
      ...excerpt(catalogue, catalogue.items.length - 1),
      articles: catalogue.articles.slice(1),
      items: excerpt(catalogue, catalogue.items.length - 1).items.map((item, at) => ({
        ...item,
        articles: item.articles.filter((id) => id !== catalogue.articles[0]?.id),
        name: at === 0 ? { zh: "改名", en: "Renamed" } : item.name,
      })),
    };

    test("a catalogue that is loaded again keeps ids by code and favourites, changes names and deletes missing items", async () => {
      const [first] = catalogue.items;
      const before = { items: await idsByCode("items"), packs: await idsByCode("packs") };
      const firstId = before.items.get(first?.code ?? "") ?? 0;
      await database.transact(async (tx) => {
        await tx
          .insertInto("customers")
          .values(customerRow({ id: "somebody" }))
          .execute();
        const favourite = { customer_id: "somebody", item_id: firstId, created_at: 0 };
        await tx.insertInto("favourites").values(favourite).execute();
      });

      await loadCatalogue(database, shorter, { draw });

      const after = { items: await idsByCode("items"), packs: await idsByCode("packs") };
      for (const [code, id] of after.items) expect(id, code).toBe(before.items.get(code));
      for (const [code, id] of after.packs) expect(id, code).toBe(before.packs.get(code));
      expect(after.items.has(ITEM_GONE)).toBe(false);
      expect(await database.read.selectFrom("favourites").select("item_id").execute()).toEqual([
        { item_id: firstId },
      ]);
      expect((await found("reagent", "改名")).targets).toEqual([firstId]);
      expect((await found("reagent", ITEM_GONE)).total).toBe(0);
      expect(await count("articles")).toBe(shorter.articles.length);
    });

    test("a catalogue that is loaded again increments the revision that caches check", async () => {
      const revision = async () =>
        Number(
          (
            await database.read
              .selectFrom("site_facts")
              .select("value")
              .where("name", "=", "catalogue_revision")
              .executeTakeFirstOrThrow()
          ).value,
        );
      const before = await revision();
      await loadCatalogue(database, shorter, { draw });
      expect(await revision()).toBeGreaterThan(before);
    });

    test("a catalogue that is loaded again is unchanged when the new one references an unknown item", async () => {
      const before = await count("items");
      const [first] = shorter.items;
      const broken = { ...shorter, items: first ? [{ ...first, related: ["X000000"] }] : [] };
      await expect(loadCatalogue(database, { ...broken, discounts: [] }, { draw })).rejects.toThrow(
        "X000000",
      );
      expect(await count("items")).toBe(before);
      expect(await hasCatalogue(database)).toBe(true);
    });
  });
});
