import { GOODS_KINDS, type GoodsKind } from "@reagent/domain/goods-kind";
import { MOST_LISTED } from "@reagent/domain/search";
import {
  isAsWritten,
  levelsOf,
  narrowed,
  readQuery,
  type SearchQuery,
} from "@reagent/domain/search-text";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import { type Reading, readingsOf } from "./readings.ts";
import type { KeyMatches, Part, SearchIndex, Wanted } from "./search-index.ts";
import type { AllFound, Found, Search, SearchEntries, SearchPage } from "./search.ts";

const CACHED_QUERIES = 2000;

/** Up to this many results are cached with the query, so that a narrow but costly query runs once. */
const MAX_CACHED_RESULTS = 200;

/** From this many results, the targets of the whole index are read at once and cached: four bytes each. */
const MANY_RESULTS = 5000;

/** What matches as a whole or from its beginning where only the first results are needed: a single letter begins thousands of names. */
const PICKED = { most: 500, isPicked: true };

/** How a text was read. */
type ReadAs = Pick<Found, "corrected" | "kept" | "missing">;

const AS_TYPED: ReadAs = { corrected: "", kept: [], missing: [] };

/** The part of a query's results that all pages share. */
interface Overview {
  readonly query: SearchQuery;
  readonly read: ReadAs;
  /** Ranks of the results that come first; of all results where they are few. */
  readonly head: readonly number[];
  /** How many entries each level matches together with those before it, up to the level that has more than are listed. */
  readonly counts: readonly number[];
  readonly total: number;
  readonly isMore: boolean;
}

const NOTHING: Found = { targets: [], total: 0, isMore: false, ...AS_TYPED };

const NO_KEYS: KeyMatches = {
  codes: [],
  names: [],
  aliases: [],
  beginnings: [],
  aliasBeginnings: [],
  isAbbreviation: false,
};

/** The search in any index. */
export class IndexedSearch implements Search {
  readonly #index: SearchIndex;
  readonly #isCategory: (text: string) => Promise<boolean>;
  readonly #overviews = new RevisionedLruCache<Overview | null>(CACHED_QUERIES);
  readonly #allTargets = new RevisionedLruCache<Int32Array>(GOODS_KINDS.length);

  /** @param isCategory whether a text is the name of a category, so that it is no other text misspelled */
  constructor(index: SearchIndex, isCategory: (text: string) => Promise<boolean>) {
    this.#index = index;
    this.#isCategory = isCategory;
  }

  async find(kind: GoodsKind, text: string, { page, size }: SearchPage): Promise<Found> {
    const overview = await this.#overview(kind, text);
    if (!overview) return NOTHING;
    const { total, isMore, read } = overview;
    const skip = Math.min((page - 1) * size, total);
    const ranks = await this.#ranks(kind, overview, skip, Math.min(size, total - skip));
    return { targets: await this.#targets(kind, ranks), total, isMore, ...read };
  }

  async first(kind: GoodsKind, text: string, size: number): Promise<readonly number[]> {
    const direct = await this.firstAsTyped(kind, text, size);
    if (direct.length > 0) return direct;
    if (await this.#meansSomethingElse(kind, text)) return [];
    for await (const { text: other } of readingsOf(this.#index, kind, text)) {
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
    const { head, read } = overview;
    let ranks = [...head];
    if (!isWhole(overview)) {
      const except = new Set(head);
      for (const level of searchLevels(overview.query))
        ranks = ranks.concat(await this.#index.ranks(kind, { ...level, except }, {}));
    }
    return { targets: await this.#targets(kind, ranks), ...read };
  }

  prepare(kind: GoodsKind, entries: SearchEntries, builder?: string): Promise<void> {
    return this.#index.prepare(kind, entries, builder);
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

  /** The overview of a text, or of the first other reading of it that finds something; null for none. */
  async #overview(kind: GoodsKind, text: string): Promise<Overview | null> {
    const revision = await this.#index.revision();
    const key = `${kind} ${text}`;
    const known = this.#overviews.get(revision, key);
    if (known !== undefined) return known;
    const overview =
      (await this.#readOverview(kind, text)) ?? (await this.#readOtherwise(kind, text));
    this.#overviews.set(revision, key, overview);
    return overview;
  }

  async #readOtherwise(kind: GoodsKind, text: string): Promise<Overview | null> {
    if (isAsWritten(text) || (await this.#meansSomethingElse(kind, text))) return null;
    for await (const reading of readingsOf(this.#index, kind, text)) {
      const overview = await this.#readNarrowed(kind, reading);
      if (overview) return overview;
    }
    return null;
  }

  /** Whether a text that finds nothing of a kind is what another kind of goods or a category is called. */
  async #meansSomethingElse(kind: GoodsKind, text: string): Promise<boolean> {
    for (const other of GOODS_KINDS) {
      if (other !== kind && (await this.#first(other, text, 1)).length > 0) return true;
    }
    return this.#isCategory(text);
  }

  /** The results for the text of a reading, narrowed by each of its filters that leaves any. */
  async #readNarrowed(kind: GoodsKind, { text, filters }: Reading): Promise<Overview | null> {
    let overview = await this.#readOverview(kind, text);
    if (!overview) return null;
    let tokens: readonly string[] = [];
    const [kept, missing]: [string[], string[]] = [[], []];
    for (const filter of filters) {
      const more = filter.tokens && [...tokens, ...filter.tokens];
      const narrower = more && (await this.#readOverview(kind, text, more));
      if (!narrower) {
        missing.push(filter.text);
        continue;
      }
      kept.push(filter.text);
      tokens = more;
      overview = narrower;
    }
    return { ...overview, read: { corrected: text, kept, missing } };
  }

  /** The overview of a text whose results have some tokens as well. */
  async #readOverview(
    kind: GoodsKind,
    text: string,
    tokens: readonly string[] = [],
  ): Promise<Overview | null> {
    const read = readQuery(text);
    if (!read) return null;
    const { query, head } = await this.#head(kind, narrowed(read, tokens), {
      most: MOST_LISTED,
      isPicked: false,
    });
    const levels = searchLevels(query).map(({ any }) => any);
    const bounds = { most: MOST_LISTED + 1, few: MAX_CACHED_RESULTS };
    const counted = await this.#index.counts(kind, levels, bounds);
    const counts = counted.map(({ count }) => count);
    const few = counted.map(({ ranks }) => ranks);
    if (few.every((ranks) => ranks !== undefined)) {
      // Those of the levels before it come first.
      const all = [...new Set([head, ...few].flat())];
      const total = all.length;
      const whole = { query, read: AS_TYPED, head: all, counts: [], total, isMore: false };
      return total === 0 ? null : whole;
    }
    const found = counts.at(-1) ?? 0;
    const total = Math.min(found, MOST_LISTED);
    return { query, read: AS_TYPED, head, counts, total, isMore: found > MOST_LISTED };
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
    const keys = query.plain === "" ? NO_KEYS : await this.#index.keys(kind, query.plain, most);
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
