import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import { looserTexts, wordsToKnow } from "@reagent/domain/search-slip";
import { levelsOf, readQuery, type SearchQuery } from "@reagent/domain/search-text";
import { awaitedLater } from "../database/awaited-later.ts";
import { RevisionedLruCache } from "./revisioned-lru-cache.ts";
import type { SearchIndex, Wanted } from "./search-index.ts";
import type { Found, Search, SearchEntries, SearchPage } from "./search.ts";

const CACHED_QUERIES = 2000;

/** Up to this many results are cached with the query, so that a narrow but costly query runs once. */
const MAX_CACHED_RESULTS = 200;

/** From this many results, the targets of the whole index are read at once and cached: four bytes each. */
const MANY_RESULTS = 5000;

/** Which results are read. */
interface Part {
  readonly skip: number;
  readonly size: number;
}

/** The part of a query's results that all pages share. */
interface Overview {
  readonly query: SearchQuery;
  /** The looser text that was read; empty where the text itself was. */
  readonly corrected: string;
  /** Ranks of the results that come first; of all results where they are few. */
  readonly head: readonly number[];
  /** How many entries each level matches together with those before it. */
  readonly counts: readonly number[];
  readonly total: number;
}

const NOTHING: Found = { targets: [], total: 0, corrected: "" };

/** The search in any index. */
export class IndexedSearch implements Search {
  readonly #index: SearchIndex;
  readonly #overviews = new RevisionedLruCache<Overview | null>(CACHED_QUERIES);
  readonly #allTargets = new RevisionedLruCache<Promise<Int32Array>>(GOODS_KINDS.length);

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  async find(kind: GoodsKind, text: string, { page, size }: SearchPage): Promise<Found> {
    const overview = await this.#overview(kind, text);
    return overview ? this.#read(kind, overview, { skip: (page - 1) * size, size }) : NOTHING;
  }

  async first(kind: GoodsKind, text: string, size: number): Promise<readonly number[]> {
    const direct = await this.firstAsTyped(kind, text, size);
    if (direct.length > 0) return direct;
    for (const other of await this.#looser(kind, text)) {
      const found = await this.#first(kind, other, size);
      if (found.length > 0) return this.#index.targets(kind, found);
    }
    return [];
  }

  async firstAsTyped(kind: GoodsKind, text: string, size: number): Promise<readonly number[]> {
    const ranks = await this.#first(kind, text, size);
    return ranks.length > 0 ? this.#index.targets(kind, ranks) : [];
  }

  async findAll(kind: GoodsKind, text: string): Promise<Found> {
    const overview = await this.#overview(kind, text);
    return overview ? this.#read(kind, overview, { skip: 0, size: overview.total }) : NOTHING;
  }

  prepare(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    return this.#index.prepare(kind, entries);
  }

  async rebuild(kind: GoodsKind, entries: SearchEntries): Promise<void> {
    await this.#index.prepare(kind, entries);
    await this.#index.activate(kind);
  }

  close(): void {
    this.#index.close();
  }

  async #first(kind: GoodsKind, text: string, size: number): Promise<number[]> {
    const query = readQuery(text);
    if (!query) return [];
    const ranks = new Set((await this.#head(kind, query, size)).slice(0, size));
    for (const level of searchLevels(query)) {
      if (ranks.size >= size) break;
      const wanted = { ...level, except: ranks };
      for (const rank of await this.#index.ranks(kind, wanted, { most: size - ranks.size })) {
        ranks.add(rank);
      }
    }
    return [...ranks];
  }

  async #read(kind: GoodsKind, overview: Overview, part: Part): Promise<Found> {
    const { total, corrected } = overview;
    const ranks = await this.#ranks(kind, overview, part);
    return { targets: await this.#targets(kind, ranks), total, corrected };
  }

  async #targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    if (ranks.length < MANY_RESULTS) return this.#index.targets(kind, ranks);
    const revision = await this.#index.revision();
    const reading =
      this.#allTargets.get(revision, kind) ?? awaitedLater(this.#index.allTargets(kind));
    this.#allTargets.set(revision, kind, reading);
    const targets = await reading;
    return ranks.map((rank) => targets[rank] ?? 0);
  }

  async #ranks(
    kind: GoodsKind,
    { query, head, counts, total }: Overview,
    { skip: skipped, size }: Part,
  ): Promise<number[]> {
    let ranks = head.slice(skipped, skipped + size);
    if (head.length === total) return ranks;
    const except = new Set(head);
    for (const [at, level] of searchLevels(query).entries()) {
      const from = at === 0 ? head.length : (counts[at - 1] ?? 0);
      const next = skipped + ranks.length;
      if (ranks.length === size || next >= (counts[at] ?? 0)) continue;
      const part = { skip: Math.max(0, next - from), most: size - ranks.length };
      ranks = ranks.concat(await this.#index.ranks(kind, { ...level, except }, part));
    }
    return ranks;
  }

  /** The overview of a text, or of the first looser reading of it that finds something; null for none. */
  async #overview(kind: GoodsKind, text: string): Promise<Overview | null> {
    const revision = await this.#index.revision();
    const key = `${kind} ${text}`;
    const known = this.#overviews.get(revision, key);
    if (known !== undefined) return known;
    let overview = await this.#readOverview(kind, text);
    if (!overview) {
      for (const other of await this.#looser(kind, text)) {
        overview ??= await this.#readOverview(kind, other, other);
      }
    }
    this.#overviews.set(revision, key, overview);
    return overview;
  }

  async #readOverview(kind: GoodsKind, text: string, corrected = ""): Promise<Overview | null> {
    const query = readQuery(text);
    if (!query) return null;
    const head = await this.#head(kind, query);
    const levels = searchLevels(query);
    const few: number[] = [];
    for (const level of levels) {
      if (few.length > MAX_CACHED_RESULTS) break;
      few.push(...(await this.#index.ranks(kind, level, { most: MAX_CACHED_RESULTS + 1 })));
    }
    if (few.length <= MAX_CACHED_RESULTS) {
      const ranks = [...new Set([...head, ...few])];
      const total = ranks.length;
      return total === 0 ? null : { query, corrected, head: ranks, counts: [], total };
    }
    const counts: number[] = [];
    for (const { any, butNot } of levels) {
      counts.push(await this.#index.count(kind, [...butNot, ...any]));
    }
    return { query, corrected, head, counts, total: counts.at(-1) ?? 0 };
  }

  /** The ranks of what matches as a whole or from its beginning, best first. */
  async #head(kind: GoodsKind, query: SearchQuery, most?: number): Promise<number[]> {
    const limit = most === undefined ? {} : { most };
    const { codes, names, beginnings } = await this.#index.keys(kind, query.plain, most);
    const formulas = await this.#index.ranks(kind, { any: query.formulas }, limit);
    const hydrates = await this.#index.ranks(kind, { any: query.hydrates }, limit);
    return [...new Set([...codes, ...names, ...formulas, ...hydrates, ...beginnings])];
  }

  async #looser(kind: GoodsKind, text: string): Promise<string[]> {
    return looserTexts(text, new Set(await this.#index.knownWords(kind, wordsToKnow(text))));
  }
}

/** The levels of a query that can match, each without the entries of those before it. */
function searchLevels(query: SearchQuery): (Wanted & Required<Pick<Wanted, "butNot">>)[] {
  const levels = levelsOf(query);
  return levels
    .map((any, at) => ({ any, butNot: levels.slice(0, at).flat() }))
    .filter(({ any }) => any.length > 0);
}
