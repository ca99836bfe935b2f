import type { ArticleType } from "@reagent/domain/article";
import type { Activity, Article, ContentRow } from "../../contract/article.ts";
import { activities, articles, chemlife, news, type Written } from "./article-texts.ts";
import { chemists, departments, partyNews } from "./company-texts.ts";
import type { Language } from "./language.ts";
import { glassware, lattice, rack } from "./pictures.ts";

const drawn: ReadonlySet<ArticleType> = new Set(["activity", "chemist", "party"]);
const drawings = [rack, glassware, lattice];

/** The rows of each type, newest first, and the id of the newest. */
const lists: Record<
  ArticleType,
  { readonly written: readonly Written[]; readonly firstId: number }
> = {
  news: { written: news, firstId: 1001 },
  article: { written: articles, firstId: 2101 },
  chemlife: { written: chemlife, firstId: 3001 },
  chemist: { written: chemists, firstId: 4001 },
  department: { written: departments, firstId: 5001 },
  party: { written: partyNews, firstId: 6001 },
  activity: { written: activities, firstId: 501 },
};

const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 18);

/** All of a type, newest first. */
export function contentRows(
  type: ArticleType | "unknown",
  language: Language = "zh",
): readonly ContentRow[] {
  if (type === "unknown") return [];
  const list = lists[type];
  return list.written.map(({ subject, summary }, index) => {
    const shownOn = new Date(NEWEST - index * 4 * DAY).toISOString().slice(0, 10);
    return {
      id: String(list.firstId + index),
      subject: subject[language],
      summary: summary[language],
      createdOn: shownOn,
      shownOn,
      drawing: drawn.has(type) ? (drawings[index % drawings.length] ?? "") : "",
    };
  });
}

/** A page of the rows of a type that contain the text that is searched for. */
export function contentList(
  {
    type,
    page,
    pageSize,
    search,
    keyword,
  }: {
    readonly type: ArticleType | "unknown";
    readonly page: number;
    readonly pageSize: number;
    readonly search: string;
    readonly keyword: string;
  },
  language: Language = "zh",
) {
  const found = contentRows(type, language).filter(
    ({ subject, summary }) =>
      subject.includes(search) && `${subject}\n${summary}`.includes(keyword),
  );
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}

/** An article with its neighbours; undefined where there is none of this type. */
export function articleOf(
  type: ArticleType | "unknown",
  id: string,
  language: Language = "zh",
): Article | undefined {
  const rows = contentRows(type, language);
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return undefined;
  const neighbour = (of: ContentRow | undefined) =>
    of ? { id: of.id, subject: of.subject } : null;
  return {
    id,
    subject: row.subject,
    summary: row.summary,
    content: contentOf(row, language),
    createdOn: row.createdOn,
    shownOn: row.shownOn,
    drawing: row.drawing,
    alt: "",
    isActivityOn: type === "activity" ? true : null,
    next: neighbour(rows[at + 1]),
    previous: neighbour(rows[at - 1]),
    itemCodes: type === "article" ? ["E809056", "B810527"] : [],
  };
}

/** An activity with its neighbours; undefined where there is none. */
export function activityOf(id: string, language: Language = "zh"): Activity | undefined {
  const article = articleOf("activity", id, language);
  return article && { ...article, link: "/search/标准品" };
}

const sections = {
  zh: [
    "<h2>要点</h2>",
    "<ul><li>开封后充氮保存，并记下开封日期。</li><li>水含量以<strong>卡尔·费休法</strong>测定。</li></ul>",
    "<table><thead><tr><th>溶剂</th><th>含水量</th></tr></thead><tbody><tr><td>四氢呋喃</td><td>≤ 50 ppm</td></tr><tr><td>乙腈</td><td>≤ 30 ppm</td></tr></tbody></table>",
    "<p>每一批的结果见其质检报告。</p>",
  ],
  en: [
    "<h2>In short</h2>",
    "<ul><li>Keep it under nitrogen once open, and note the day.</li><li>Water is measured by <strong>Karl Fischer titration</strong>.</li></ul>",
    "<table><thead><tr><th>Solvent</th><th>Water</th></tr></thead><tbody><tr><td>Tetrahydrofuran</td><td>≤ 50 ppm</td></tr><tr><td>Acetonitrile</td><td>≤ 30 ppm</td></tr></tbody></table>",
    "<p>The results of each batch stand in its certificate.</p>",
  ],
};

function contentOf({ summary }: ContentRow, language: Language): string {
  return [`<p>${summary}</p>`, ...sections[language]].join("");
}
