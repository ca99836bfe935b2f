import {
  FACET_NAMES,
  FACETS,
  type Filters,
  type Refinement,
  SORT_ORDERS,
  UNREFINED,
} from "@reagent/domain/facet";
import { facetsOf, purityOf } from "@reagent/domain/item-facets";
import { fen } from "@reagent/domain/money";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Catalogue, Category, Item, Pack } from "../catalogue/catalogue.ts";
import type { Database } from "../database/database.ts";
import { bigItems } from "../import/load/big.ts";
import { addGoods, loadCatalogue } from "../import/load/load.ts";
import { searchIn } from "../search/search-in.ts";
import type { Search } from "../search/search.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { demoCatalogue } from "../testing/demo.ts";
import { CatalogueListings } from "./catalogue-listings.ts";
import { readColumns } from "./read-columns.ts";
import { forgetColumns, readStoredColumns, storedRevision } from "./stored-columns.ts";

const draw = () => "";
const SIZE = 20;

const whole = await demoCatalogue();
const catalogue: Catalogue = {
  ...whole,
  items: whole.items.slice(0, 90).map((item) => ({ ...item, related: [] })),
  discounts: [],
};

const isSold =
  ({ safeLevel }: Item) =>
  (pack: Pack) =>
    safeLevel !== 5 && !pack.isPriceOnRequest && !pack.isEnquiryOnly && pack.listPrice > 0;

/** What a listing has of an item, from the catalogue itself. */
function listed(item: Item) {
  const packs = item.packs.filter(({ isBulk }) => !isBulk);
  const prices = packs.filter(isSold(item)).map(({ listPrice }) => listPrice);
  const { hazards, cas } = whole.substances.find(({ key }) => key === item.substance) ?? {};
  return {
    code: item.code,
    categories: item.categories,
    price: prices.length === 0 ? undefined : Math.min(...prices),
    purity: purityOf(item.grade.zh) ?? 0,
    facets: facetsOf({
      casNumber: cas ?? "",
      specification: item.grade.zh,
      packs: packs.map(({ size }) => size),
      fromPrice: prices.length === 0 ? null : fen(Math.min(...prices)),
      isInStock: packs.some(({ stock }) => stock > 0),
      isHazardous: hazards?.hazardousNumber != null,
      isDrugPrecursor: hazards?.isDrugPrecursor === true,
      isExplosivePrecursor: hazards?.isExplosivePrecursor === true,
      isLowBoiling: item.safeLevel === 5,
    }),
  };
}

/** Ids of a category and of all below it, by its id. */
function categoriesBelow(
  categories: readonly Category[],
): (readonly [number, ReadonlySet<number>])[] {
  return categories.flatMap(({ id, children }) => {
    const below = categoriesBelow(children);
    const all = new Set([id, ...below.flatMap(([, ids]) => [...ids])]);
    return [[id, all] as const, ...below];
  });
}

const below = new Map(categoriesBelow(catalogue.categories));
const items = catalogue.items.map(listed);

const has = ({ facets }: (typeof items)[number], filters: Filters) =>
  FACET_NAMES.every(
    (facet) =>
      filters[facet].length === 0 ||
      filters[facet].some((value) => (facets[facet] as readonly string[]).includes(value)),
  );

/** The codes of a listing, in its order, by comparing all items. */
function expected(category: number | null, { sort, ...filters }: Refinement): string[] {
  const inside = category === null ? undefined : below.get(category);
  const found = items.filter(
    (item) => has(item, filters) && (!inside || item.categories.some((id) => inside.has(id))),
  );
  const last = Number.MAX_SAFE_INTEGER;
  const ordered = {
    usual: found,
    "price-up": found.toSorted((a, b) => (a.price ?? last) - (b.price ?? last)),
    "price-down": found.toSorted((a, b) => (b.price ?? -1) - (a.price ?? -1)),
    purity: found.toSorted((a, b) => b.purity - a.purity),
  };
  return ordered[sort].map(({ code }) => code);
}

const someRefinement: fc.Arbitrary<Refinement> = fc.record({
  purity: fc.subarray([...FACETS.purity]),
  size: fc.subarray([...FACETS.size]),
  price: fc.subarray([...FACETS.price]),
  stock: fc.subarray([...FACETS.stock]),
  hazard: fc.subarray([...FACETS.hazard]),
  categoryId: fc.constant(null),
  sort: fc.constantFrom(...SORT_ORDERS),
});

onEachDatabase((makePlace) => {
  let database: Database;
  let search: Search;
  let listings: CatalogueListings;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
    await loadCatalogue(database, catalogue, { draw });
    search = searchIn(database);
    listings = new CatalogueListings(database, search);
  });
  afterAll(async () => {
    search.close();
    await remove();
  });

  describe("a listing", () => {
    test("a listing has the items that comparing every item of the catalogue finds, in order", async () => {
      const rows = await database.read.selectFrom("items").select(["id", "code"]).execute();
      const codes = new Map(rows.map(({ id, code }) => [id, code]));
      const category = fc.constantFrom(null, ...below.keys());
      await fc.assert(
        fc.asyncProperty(category, someRefinement, async (id, wanted) => {
          const page = { page: 1, size: SIZE };
          const listing = await listings.ofCategory(id ?? undefined, wanted, page);
          const found = expected(id, wanted);
          expect(listing?.total).toBe(found.length);
          expect(listing?.ids.map((each) => codes.get(each))).toEqual(found.slice(0, SIZE));
          const all = await listings.idsOfCategory(id ?? undefined, wanted);
          expect([...all].map((each) => codes.get(each))).toEqual(found);
        }),
      );
    });
  });

  describe("the columns that a load stores", () => {
    const expectStored = async () => {
      const columns = await readColumns(database.read, "catalogue");
      expect(await readStoredColumns(database.read)).toEqual(columns);
      return columns;
    };

    test("the columns that a load stores are those of the rows of the whole catalogue", async () => {
      const { ids } = await expectStored();
      expect(ids).toHaveLength(catalogue.items.length);
    });

    test("the columns that a load stores have added and replaced items after those that stay", async () => {
      const [replaced] = catalogue.items;
      const substance = whole.substances.find(({ key }) => key === replaced?.substance);
      if (!replaced || !substance) throw new Error("the demo has no such item");
      const packs = replaced.packs.slice(0, 1);
      const goods = [...bigItems(0, 3), { item: { ...replaced, packs }, substance }];
      const keptPacks = new Set(replaced.packs.map(({ code }) => code).slice(1, 2));
      await addGoods(database, goods, { draw, keeping: { packs: keptPacks } });
      const { ids } = await expectStored();
      expect(ids).toHaveLength(catalogue.items.length + 3);
    });

    test("the columns that a load stores are shown once they are stored", async () => {
      const total = async () =>
        (await listings.ofCategory(undefined, UNREFINED, { page: 1, size: 1 }))?.total;
      await addGoods(database, bigItems(10, 5), { draw });
      await expect.poll(total).toBe(catalogue.items.length + 8);
    });

    test("the columns that a load stores are not replaced by columns that were calculated before another change", async () => {
      await database.transact(forgetColumns);
      const listing = new CatalogueListings(database, search).countIn([]);
      await addGoods(database, bigItems(20, 2), { draw });
      const revision = await storedRevision(database.read);
      await listing;
      expect(await storedRevision(database.read)).toBe(revision);
      await expectStored();
    });
  });
});
