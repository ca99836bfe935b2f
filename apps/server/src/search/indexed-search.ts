import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import { MOST_LISTED } from "@reagent/domain/search";
import { looserTexts, numbersMeant, wordsToKnow } from "@reagent/domain/search-slip";
import { levelsOf, normalise, readQuery, type SearchQuery } from "@reagent/domain/search-text";
import { RevisionedLruCache } from "./revisioned-lru-cache.ts";
import type { Part, SearchIndex, Wanted } from "./search-index.ts";
import { MOST_LOOSER_READINGS, MOST_WORDS_LOOKED_UP } from "./search-work.ts";
import type { AllFound, Found, Search, SearchEntries, SearchPage } from "./search.ts";

const CACHED_QUERIES = 2000;

/** Up to this many results are cached with the query, so that a narrow but costly query runs once. */
const MAX_CACHED_RESULTS = 200;

/** From this many results, the targets of the whole index are read at once and cached: four bytes each. */
const MANY_RESULTS = 5000;

/** What matches as a whole or from its beginning where only the first results are needed: a single letter begins thousands of names. */
const PICKED = { most: 500, isPicked: true };

/** The part of a query's results that all pages share. */
interface Overview {
  readonly query: SearchQuery;
  /** The looser text that was read; empty where the text itself was. */
  readonly corrected: string;
  /** Ranks of the results that come first; of all results where they are few. */
  readonly head: readonly number[];
  /** How many entries each level matches together with those before it, up to the level that has more than are listed. */
  readonly counts: readonly number[];
  readonly total: number;
  readonly isMore: boolean;
}

const NOTHING: Found = { targets: [], total: 0, isMore: false, corrected: "" };

/** The search in any index. */
export class IndexedSearch implements Search {
  readonly #index: SearchIndex;
  readonly #overviews = new RevisionedLruCache<Overview | null>(CACHED_QUERIES);
  readonly #allTargets = new RevisionedLruCache<Int32Array>(GOODS_KINDS.length);

  constructor(index: SearchIndex) {
    this.#index = index;
  }

  async find(kind: GoodsKind, text: string, { page, size }: SearchPage): Promise<Found> {
    const overview = await this.#overview(kind, text);
    if (!overview) return NOTHING;
    const { total, isMore, corrected } = overview;
    const skip = Math.min((page - 1) * size, total);
    const ranks = await this.#ranks(kind, overview, skip, Math.min(size, total - skip));
    return { targets: await this.#targets(kind, ranks), total, isMore, corrected };
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

  async findAll(kind: GoodsKind, text: string): Promise<AllFound> {
    const overview = await this.#overview(kind, text);
    if (!overview) return NOTHING;
    const { head, corrected } = overview;
    let ranks = [...head];
    if (!isWhole(overview)) {
      const except = new Set(head);
      for (const level of searchLevels(overview.query))
        ranks = ranks.concat(await this.#index.ranks(kind, { ...level, except }, {}));
    }
    return { targets: await this.#targets(kind, ranks), corrected };
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
    const read = readQuery(text);
    if (!read) return [];
    const { query, head } = await this.#head(kind, read, PICKED);
    const ranks = new Set(head.slice(0, size));
    for (const level of searchLevels(query)) {
      if (ranks.size >= size) break;
      const wanted = { ...level, except: ranks };
      for (const rank of await this.#index.ranks(kind, wanted, { most: size - ranks.size })) {
        ranks.add(rank);
      }
    }
    return [...ranks];
  }

  async #targets(kind: GoodsKind, ranks: readonly number[]): Promise<number[]> {
    if (ranks.length < MANY_RESULTS) return this.#index.targets(kind, ranks);
    const revision = await this.#index.revision();
    const targets = this.#allTargets.get(revision, kind) ?? (await this.#index.allTargets(kind));
    this.#allTargets.set(revision, kind, targets);
    return ranks.map((rank) => targets[rank] ?? 0);
  }

  async #ranks(
    kind: GoodsKind,
    overview: Overview,
    skipped: number,
    size: number,
  ): Promise<number[]> {
    const { query, head, counts } = overview;
    let ranks = head.slice(skipped, skipped + size);
    if (isWhole(overview)) return ranks;
    const except = new Set(head);
    for (const [at, level] of searchLevels(query).entries()) {
      const from = at === 0 ? head.length : (counts[at - 1] ?? 0);
      const next = skipped + ranks.length;
      if (ranks.length === size || next >= (counts[at] ?? 0)) continue;
      const part: Part = {
        skip: Math.max(0, next - from),
        most: size - ranks.length,
        isOfMany: (counts[at] ?? 0) > MOST_LISTED,
      };
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
    const read = readQuery(text);
    if (!read) return null;
    const { query, head } = await this.#head(kind, read, { most: MOST_LISTED, isPicked: false });
    const counts: number[] = [];
    let few: Set<number> | undefined = new Set(head);
    for (const { any, butNot } of searchLevels(query)) {
      const bounds = { most: MOST_LISTED + 1, few: MAX_CACHED_RESULTS };
      const { count, ranks } = await this.#index.count(kind, [...butNot, ...any], bounds);
      counts.push(count);
      // Those of the levels before it are there already, and stay first.
      few = ranks && few ? new Set([...few, ...ranks]) : undefined;
      if (count > MOST_LISTED) break;
    }
    if (few) {
      const total = few.size;
      const whole = { query, corrected, head: [...few], counts: [], total, isMore: false };
      return total === 0 ? null : whole;
    }
    const counted = counts.at(-1) ?? 0;
    const total = Math.min(counted, MOST_LISTED);
    return { query, corrected, head, counts, total, isMore: counted > MOST_LISTED };
  }

  /**
   * The ranks of what matches as a whole or from its beginning, best first, at most so many of each. Where more names begin with the text,
   * some are picked, or none: the best of them are not known without reading all. An abbreviation is not looked for in parts of names.
   */
  async #head(
    kind: GoodsKind,
    query: SearchQuery,
    { most, isPicked }: { readonly most: number; readonly isPicked: boolean },
  ): Promise<{ readonly query: SearchQuery; readonly head: readonly number[] }> {
    const keys = await this.#index.keys(kind, query.plain, most);
    const { codes, names, aliases } = keys;
    const beginnings = [keys.beginnings, keys.aliasBeginnings].flatMap((ranks) =>
      isPicked || ranks.length < most ? ranks : [],
    );
    const formulas = await this.#index.ranks(kind, { any: query.formulas }, { most });
    const hydrates = await this.#index.ranks(kind, { any: query.hydrates }, { most });
    const all = [...codes, ...names, ...aliases, ...formulas, ...hydrates, ...beginnings];
    return {
      query: keys.isAbbreviation ? { ...query, parts: [] } : query,
      head: [...new Set(all)],
    };
  }

  async #looser(kind: GoodsKind, text: string): Promise<string[]> {
    const numbers = numbersMeant(text);
    const known = new Set(
      numbers.length === 0 ? [] : await this.#index.knownCodes(kind, numbers.map(normalise)),
    );
    const looked = wordsToKnow(text).slice(0, MOST_WORDS_LOOKED_UP);
    const words = new Set(await this.#index.knownWords(kind, looked));
    // A long run of Chinese characters could be split in a hundred ways, each of which is a search.
    return [
      ...numbers.filter((number) => known.has(normalise(number))),
      ...looserTexts(text, words),
    ].slice(0, MOST_LOOSER_READINGS);
  }
}

/** Whether the head has all results. */
function isWhole({ counts }: Overview): boolean {
  return counts.length === 0;
}

/** The levels of a query that can match, each without the entries of those before it. */
function searchLevels(query: SearchQuery): (Wanted & Required<Pick<Wanted, "butNot">>)[] {
  const levels = levelsOf(query);
  return levels
    .map((any, at) => ({ any, butNot: levels.slice(0, at).flat() }))
    .filter(({ any }) => any.length > 0);
}
