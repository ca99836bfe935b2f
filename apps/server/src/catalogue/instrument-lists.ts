import type { InstrumentRefinement } from "@reagent/domain/instrument-facet";
import {
  InstrumentIndex,
  type InstrumentListing,
  type ListedInstrument,
  type ListedSku,
} from "@reagent/domain/instrument-listing";
import { fen } from "@reagent/domain/money";
import type { Language } from "../basics/language.ts";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import type { Database, Reader } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { attributesIn } from "./skus.ts";

/** Listings, each with the ids of a shop's instruments. */
const CACHED_LISTINGS = 64;

/** The list of instruments, narrowed and sorted. What it is made of is in memory until the catalogue changes. */
export class InstrumentLists {
  readonly #database: Database;
  readonly #index = new RevisionedLruCache<InstrumentIndex>(1);
  readonly #listings = new RevisionedLruCache<InstrumentListing>(CACHED_LISTINGS);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The instruments that match. */
  async read(
    { categories, brands, attributes, prices, sort }: InstrumentRefinement,
    language: Language,
  ): Promise<InstrumentListing> {
    const revision = await this.#revision();
    const refinement = { categories, brands, attributes, prices, sort };
    const key = JSON.stringify([language, refinement]);
    const known = this.#listings.get(revision, key);
    if (known) return known;
    const listing = (await this.#indexOf(revision)).list(refinement, language);
    this.#listings.set(revision, key, listing);
    return listing;
  }

  /** Those of some SKUs that match. */
  async among(
    skuIds: readonly number[],
    refinement: InstrumentRefinement,
    language: Language,
  ): Promise<InstrumentListing> {
    const index = await this.#indexOf(await this.#revision());
    return index.listSkus(skuIds, refinement, language);
  }

  /** Read before the instruments: where they change in between, the next list reads them again. */
  async #revision(): Promise<string> {
    return (await readFact(this.#database.read, "catalogue_revision")) ?? "";
  }

  async #indexOf(revision: string): Promise<InstrumentIndex> {
    const index =
      this.#index.get(revision, "all") ??
      new InstrumentIndex(await readListed(this.#database.read));
    this.#index.set(revision, "all", index);
    return index;
  }
}

/** All instruments with their SKUs, in the catalogue's order. */
async function readListed(reader: Reader): Promise<ListedInstrument[]> {
  const rows = await reader
    .selectFrom("instruments")
    .select(["id", "name_zh", "name_en", "category_zh", "category_en", "brand_zh", "brand_en"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const skus = await reader
    .selectFrom("instrument_skus")
    .select(["id", "instrument_id", "list_price", "attributes_zh", "attributes_en"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const skusOf = Map.groupBy(skus, ({ instrument_id: instrument }) => instrument);
  return rows.map((row) => ({
    name: { zh: row.name_zh, en: row.name_en },
    category: { zh: row.category_zh, en: row.category_en },
    brand: { zh: row.brand_zh, en: row.brand_en },
    skus: (skusOf.get(row.id) ?? []).map((sku): ListedSku => ({
      id: sku.id,
      price: fen(sku.list_price),
      attributes: pairedAttributes(sku.attributes_zh, sku.attributes_en),
    })),
  }));
}

/** The attributes of both languages, which are in the same order; the Chinese ones alone where two English names are the same. */
function pairedAttributes(chinese: string, english: string): ListedSku["attributes"] {
  const own = Object.entries(attributesIn(chinese));
  const others = Object.entries(attributesIn(english));
  return own.map(([name, value], at) => {
    const [otherName = "", otherValue = ""] = (own.length === others.length && others[at]) || [];
    return { name: { zh: name, en: otherName }, value: { zh: value, en: otherValue } };
  });
}
