import {
  INSTRUMENT_PRICES,
  type InstrumentFacets,
  type InstrumentFacetValue,
  type InstrumentOrder,
  type InstrumentPrice,
  type InstrumentRefinement,
  MOST_ATTRIBUTE_FACETS,
  MOST_FACET_VALUES,
} from "./instrument-facet.ts";
import { groupBy } from "./list.ts";
import type { Fen } from "./money.ts";
import { OnceCounts } from "./once-counts.ts";

/** A text in both languages. */
interface Words {
  readonly zh: string;
  readonly en: string;
}

/** An instrument as its list needs it; texts may be empty. */
export interface ListedInstrument {
  readonly category: Words;
  readonly brand: Words;
  readonly name: Words;
  /** In the catalogue's order. */
  readonly skus: readonly ListedSku[];
}

export interface ListedSku {
  readonly id: number;
  /** The list price. */
  readonly price: Fen;
  readonly attributes: readonly { readonly name: Words; readonly value: Words }[];
}

export interface InstrumentListing {
  /** A SKU of each instrument that matches, in order. */
  readonly skuIds: readonly number[];
  readonly facets: InstrumentFacets;
}

/** What identifies a text in a refinement: the Chinese one, or the English one where it is the only one. */
const keyOf = ({ zh, en }: Words) => zh || en;
const textIn = (words: Words, language: keyof Words) => words[language] || keyOf(words);

/** A category or brand as a facet of the list has it; null where an instrument has none. */
export function listedUnder(
  words: Words,
  language: keyof Words,
): Pick<InstrumentFacetValue, "value" | "name"> | null {
  const value = keyOf(words);
  return value === "" ? null : { value, name: textIn(words, language) };
}

const NO_WORDS: Words = { zh: "", en: "" };
const ATTRIBUTE = "attribute ";
const isAttribute = (facet: string) => facet.startsWith(ATTRIBUTE);
/** Between the name and the value of an attribute. */
const SEPARATOR = ": ";

interface Facet {
  readonly key: string;
  /** The name of an attribute; empty for other facets. */
  readonly name: Words;
  /** In the order of the catalogue. */
  readonly values: Map<string, Value>;
}

interface Value {
  readonly key: string;
  readonly name: Words;
  readonly facet: Facet;
}

interface Indexed {
  readonly category: string;
  readonly name: Words;
  readonly skus: readonly IndexedSku[];
}

interface IndexedSku {
  readonly id: number;
  readonly price: Fen;
  readonly values: readonly Value[];
}

/** The instruments of a shop, indexed once for all their lists. Those without a SKU are left out. */
export class InstrumentIndex {
  readonly #facets = new Map<string, Facet>();
  readonly #instruments: readonly Indexed[];
  /** Each SKU as an instrument of its own. */
  readonly #bySku = new Map<number, Indexed>();
  /** The names of the instruments in order, by language. */
  readonly #byName = new Map<keyof Words, ReadonlyMap<Words, number>>();

  constructor(instruments: readonly ListedInstrument[]) {
    const onSale = instruments.filter(({ skus }) => skus.length > 0);
    this.#instruments = onSale.map(({ category, brand, name, skus }) => {
      const common = [...this.#valuesOf("category", category), ...this.#valuesOf("brand", brand)];
      return {
        category: keyOf(category),
        name,
        skus: skus.map((sku) => ({ ...sku, values: [...common, ...this.#valuesOfSku(sku)] })),
      };
    });
    for (const instrument of this.#instruments)
      for (const sku of instrument.skus) this.#bySku.set(sku.id, { ...instrument, skus: [sku] });
  }

  /**
   * The instruments with a SKU that has all that is chosen. Each is listed by its first such SKU, or, where prices decide the order, by
   * the cheapest or the dearest. Attributes are offered among instruments of chosen categories, or where there is one category at most:
   * the attributes of everything have little in common (decisions, filters of instruments).
   */
  list(refinement: InstrumentRefinement, language: keyof Words): InstrumentListing {
    return this.#list(this.#instruments, refinement, language);
  }

  /**
   * Those of some SKUs that have all that is chosen, each listed and counted by itself, in the order in which they are given unless another
   * is chosen. Unknown ones are left out.
   */
  listSkus(
    skuIds: readonly number[],
    refinement: InstrumentRefinement,
    language: keyof Words,
  ): InstrumentListing {
    const each = skuIds.flatMap((id) => this.#bySku.get(id) ?? []);
    return this.#list(each, refinement, language);
  }

  #list(
    instruments: readonly Indexed[],
    refinement: InstrumentRefinement,
    language: keyof Words,
  ): InstrumentListing {
    const isOfOneKind = new Set(instruments.map(({ category }) => category)).size <= 1;
    const wanted = wantedOf(refinement);
    // Beside chosen categories only the chosen values of other ones, so that they can be taken back.
    const isKept = ({ key, facet }: Value) =>
      wanted.has(facet.key) &&
      (refinement.categories.length === 0 || wanted.get(facet.key)?.has(key) === true);
    const tally: Tally = { values: new OnceCounts(), facets: new OnceCounts() };
    const matching: { readonly instrument: Indexed; readonly sku: IndexedSku }[] = [];
    for (const instrument of instruments) {
      const isOffered = isOfOneKind || refinement.categories.includes(instrument.category);
      const fitting: IndexedSku[] = [];
      for (const sku of instrument.skus) {
        const failed = failedFacets(sku.values, wanted);
        if (failed.length === 0) fitting.push(sku);
        for (const value of sku.values) {
          const { key } = value.facet;
          if (isAttribute(key) && !isOffered && !isKept(value)) continue;
          const isLeft = failed.length === 0 || (failed.length === 1 && failed[0] === key);
          tally.values.add(value, instrument, isLeft);
          tally.facets.add(value.facet, instrument);
        }
      }
      const sku = shownOf(fitting, refinement.sort);
      if (sku) matching.push({ instrument, sku });
    }
    return {
      skuIds: matching.sort(this.#comparison(refinement.sort, language)).map(({ sku }) => sku.id),
      facets: this.#facetsOf(tally, wanted, language),
    };
  }

  #valuesOf(facet: string, name: Words): Value[] {
    return keyOf(name) === "" ? [] : [this.#valueOf(facet, NO_WORDS, keyOf(name), name)];
  }

  #valuesOfSku({ price, attributes }: ListedSku): Value[] {
    return [
      this.#valueOf("price", NO_WORDS, priceBand(price), NO_WORDS),
      ...attributes.map(({ name, value }) =>
        this.#valueOf(ATTRIBUTE + keyOf(name), name, keyOf(name) + SEPARATOR + keyOf(value), value),
      ),
    ];
  }

  #valueOf(facetKey: string, facetName: Words, key: string, name: Words): Value {
    const facet: Facet = this.#facets.get(facetKey) ?? {
      key: facetKey,
      name: facetName,
      values: new Map(),
    };
    this.#facets.set(facetKey, facet);
    const value: Value = facet.values.get(key) ?? { key, name, facet };
    facet.values.set(key, value);
    return value;
  }

  #comparison(sort: InstrumentOrder, language: keyof Words): (one: Match, other: Match) => number {
    if (sort === "price-up") return (one, other) => one.sku.price - other.sku.price;
    if (sort === "price-down") return (one, other) => other.sku.price - one.sku.price;
    if (sort === "usual") return () => 0;
    const places = this.#byName.get(language) ?? placesByName(this.#instruments, language);
    this.#byName.set(language, places);
    const placeOf = ({ instrument }: Match) => places.get(instrument.name) ?? 0;
    return (one, other) => placeOf(one) - placeOf(other);
  }

  #facetsOf(tally: Tally, wanted: Wanted, language: keyof Words): InstrumentFacets {
    const isChosen = ({ key, facet }: Value) => wanted.get(facet.key)?.has(key) === true;
    const valuesOf = (facet: Facet | undefined): InstrumentFacetValue[] =>
      [...(facet?.values.values() ?? [])]
        .filter(
          (value) =>
            tally.values.countOf(value) > 0 || (tally.values.has(value) && isChosen(value)),
        )
        .filter((value, at) => at < MOST_FACET_VALUES || isChosen(value))
        .map((value) => ({
          value: value.key,
          name: textIn(value.name, language),
          count: tally.values.countOf(value),
        }));
    const prices = this.#facets.get("price")?.values;
    return {
      categories: valuesOf(this.#facets.get("category")),
      brands: valuesOf(this.#facets.get("brand")),
      attributes: tally.facets
        .largestFirst()
        .filter(({ key }) => isAttribute(key))
        .map((facet) => ({ facet, values: valuesOf(facet) }))
        .filter(({ values }) => values.length > 0)
        .filter(({ facet }, at) => at < MOST_ATTRIBUTE_FACETS || wanted.has(facet.key))
        .map(({ facet, values }) => ({ name: textIn(facet.name, language), values })),
      prices: INSTRUMENT_PRICES.map((value) => {
        const known = prices?.get(value);
        return { value, count: known ? tally.values.countOf(known) : 0 };
      }),
    };
  }
}

/** How many instruments each value would leave, and how many have a value of each facet, of those that can be offered. */
interface Tally {
  readonly values: OnceCounts<Value, Indexed>;
  readonly facets: OnceCounts<Facet, Indexed>;
}

interface Match {
  readonly instrument: Indexed;
  readonly sku: IndexedSku;
}

/** The wanted values by facet. */
type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

function wantedOf({ categories, brands, attributes, prices }: InstrumentRefinement): Wanted {
  const byName = groupBy(attributes, (value) => value.split(SEPARATOR, 1).join(""));
  const facets: (readonly [string, readonly string[]])[] = [
    ["category", categories],
    ["brand", brands],
    ["price", prices],
    ...[...byName].map(([name, values]) => [ATTRIBUTE + name, values] as const),
  ];
  return new Map(
    facets
      .filter(([, chosen]) => chosen.length > 0)
      .map(([facet, chosen]) => [facet, new Set(chosen)]),
  );
}

/** The first two facets of which a SKU has no wanted value. */
function failedFacets(values: readonly Value[], wanted: Wanted): readonly string[] {
  const failed: string[] = [];
  for (const [facet, keys] of wanted) {
    if (values.some((value) => value.facet.key === facet && keys.has(value.key))) continue;
    if (failed.push(facet) > 1) break;
  }
  return failed;
}

/** The SKU that stands for its instrument, the first of several. */
function shownOf(fitting: readonly IndexedSku[], sort: InstrumentOrder): IndexedSku | undefined {
  if (sort !== "price-up" && sort !== "price-down") return fitting[0];
  const sign = sort === "price-up" ? 1 : -1;
  return [...fitting].sort((one, other) => sign * (one.price - other.price))[0];
}

/** The place of the name of each instrument, Chinese ones by their sound. */
function placesByName(
  instruments: readonly Indexed[],
  language: keyof Words,
): ReadonlyMap<Words, number> {
  const { compare } = new Intl.Collator(language === "zh" ? "zh-Hans-CN" : "en");
  const sorted = [...instruments].sort((one, other) =>
    compare(textIn(one.name, language), textIn(other.name, language)),
  );
  return new Map(sorted.map(({ name }, at) => [name, at]));
}

/** Bounds in fen. */
const PRICE_BANDS = [
  [10_000, "under-100"],
  [50_000, "under-500"],
  [200_000, "under-2000"],
  [1_000_000, "under-10000"],
] as const;

function priceBand(price: Fen): InstrumentPrice {
  return PRICE_BANDS.find(([bound]) => price < bound)?.[1] ?? "from-10000";
}
