import type { ContentRow } from "@reagent/api/contract/article";
import type { ArticleType } from "@reagent/domain/article";
import { meantCharacters } from "@reagent/domain/plain-text";
import type { ShopPart } from "@reagent/domain/shop-part";
import { dayOf } from "../basics/day.ts";
import { inLanguage, type Language } from "../basics/language.ts";
import { RevisionedLruCache } from "../basics/revisioned-lru-cache.ts";
import type { Database, Reader } from "../database/database.ts";
import { readFact } from "../database/facts.ts";
import { contentOf, drawingsOf } from "./content-rows.ts";
import { hiddenActivities, isTypeShown } from "./shown.ts";

/** More than the types of articles in both languages. */
const CACHED_LISTS = 20;

/** An entry of a list, without its drawing. */
interface Entry {
  readonly row: Omit<ContentRow, "drawing">;
  readonly picture: string;
  /** In lower case. */
  readonly subject: string;
  readonly summary: string;
}

/** The filter of a list (storefront §7, article list); empty texts find all. */
interface ContentFilter {
  readonly type: ArticleType;
  readonly language: Language;
  /** In the title. */
  readonly search: string;
  /** In the title or the summary. */
  readonly keyword: string;
  readonly page: number;
  readonly size: number;
}

interface ContentPage {
  readonly rows: ContentRow[];
  readonly total: number;
}

/**
 * The articles and activities of each type, newest first. Their titles and summaries are in memory until the content changes, since no
 * index of the databases finds two characters within a text.
 */
export class ContentLists {
  readonly #database: Database;
  readonly #absentParts: readonly ShopPart[];
  readonly #lists = new RevisionedLruCache<readonly Entry[]>(CACHED_LISTS);

  constructor(database: Database, absentParts: readonly ShopPart[]) {
    this.#database = database;
    this.#absentParts = absentParts;
  }

  /** A page of the entries that have the texts, in any case, and how many there are. */
  async read({ type, language, search, keyword, page, size }: ContentFilter): Promise<ContentPage> {
    const inSubject = plain(search);
    const inEither = plain(keyword);
    const all = await this.#list(type, language);
    const isFound = ({ subject, summary }: Entry) =>
      subject.includes(inSubject) && (subject.includes(inEither) || summary.includes(inEither));
    const found = inSubject === "" && inEither === "" ? all : all.filter(isFound);
    const shown = found.slice((page - 1) * size, page * size);
    const drawings = await drawingsOf(
      this.#database.read,
      shown.map(({ picture }) => picture),
    );
    return {
      rows: shown.map(({ row, picture }) => ({ ...row, drawing: drawings.get(picture) ?? "" })),
      total: found.length,
    };
  }

  async #list(type: ArticleType, language: Language): Promise<readonly Entry[]> {
    const revision = (await readFact(this.#database.read, "catalogue_revision")) ?? "";
    const key = `${language} ${type}`;
    const list = this.#lists.get(revision, key) ?? (await this.#readEntries(type, language));
    this.#lists.set(revision, key, list);
    return list;
  }

  async #readEntries(type: ArticleType, language: Language): Promise<readonly Entry[]> {
    if (!isTypeShown(type, this.#absentParts)) return [];
    const { read } = this.#database;
    const hidden = type === "activity" ? await hiddenActivities(read, this.#absentParts) : [];
    return readEntries(read, { type, hidden, language });
  }
}

async function readEntries(
  reader: Reader,
  {
    type,
    hidden,
    language,
  }: {
    readonly type: ArticleType;
    readonly hidden: readonly number[];
    readonly language: Language;
  },
): Promise<readonly Entry[]> {
  const rows = await contentOf(reader, type, hidden)
    .select(["id", "created_at", "shown_at", "picture"])
    .select(["subject_zh", "subject_en", "summary_zh", "summary_en"])
    .orderBy("shown_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => {
    const subject = inLanguage(row, "subject", language);
    const summary = inLanguage(row, "summary", language);
    return {
      row: {
        id: String(row.id),
        subject,
        summary,
        createdOn: dayOf(row.created_at),
        shownOn: dayOf(row.shown_at),
      },
      picture: row.picture,
      subject: plain(subject),
      summary: plain(summary),
    };
  });
}

const plain = (text: string): string => meantCharacters(text).trim().toLowerCase();
