import type { ArticleType } from "@reagent/domain/article";
import { LONGEST_KEYWORD } from "@reagent/domain/search-text";
import {
  code,
  count,
  day,
  entity,
  type EntityOf,
  flag,
  id,
  idList,
  line,
  list,
  maybe,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

const types = {
  news: "news",
  article: "article",
  chemlife: "chemlife",
  chemist: "chemist",
  department: "department",
  activity: "activity",
  party: "party",
} as const satisfies { readonly [Type in ArticleType]: Type };
const articleType = code(types, "unknown");

/** One row of a list: of an article or an activity. */
export const ContentRow = entity({
  id: ["id", id],
  subject: ["subject", text],
  summary: ["descri", text],
  createdOn: ["createtime", day],
  shownOn: ["showtime", day],
  drawing: ["up_img", text],
});
export type ContentRow = EntityOf<typeof ContentRow>;

const Neighbour = maybe(entity({ id: ["id", id], subject: ["subject", text] }));

const article = {
  id: ["id", id],
  subject: ["subject", text],
  summary: ["descri", text],
  /** HTML. */
  content: ["content", text],
  createdOn: ["createtime", day],
  shownOn: ["showtime", day],
  /** SVG or the path of an image, "" for none; decoration without a text alternative. */
  drawing: ["up_img", text],
  alt: ["up_img_alt", text],
  /** Whether the activity is still running; left out for an article about none. */
  isActivityOn: ["activity_visable", maybe(flag)],
  /** The next older and the next newer one of its list. */
  next: ["next_info", Neighbour],
  previous: ["prev_info", Neighbour],
} as const;

export const Article = entity({
  ...article,
  /** The codes of the items that it is about. */
  itemCodes: ["item_codes", idList],
});
export type Article = EntityOf<typeof Article>;

/** What articles and activities have in common. */
export type Content = Omit<Article, "itemCodes">;

/** An activity: an article with a link to its subject. */
export const Activity = entity({ ...article, link: ["link", text] });
export type Activity = EntityOf<typeof Activity>;

/**
 * Articles or activities of a type, newest first; `search` searches subjects, `keyword` subjects and summaries.
 * `offset` is the size of a page.
 */
export const listArticles = endpoint(
  "listArticles",
  "GET /api/article/list",
  entity({
    type: ["type", articleType],
    pageSize: ["offset", count],
    page: ["page", count],
    search: ["search", line(LONGEST_KEYWORD)],
    keyword: ["keyword", line(LONGEST_KEYWORD)],
  }),
  entity({ rows: ["data", list(ContentRow)], total: ["total", count] }),
);

/** An article of the given type. */
export const readArticle = endpoint(
  "readArticle",
  "GET /api/article/info",
  entity({ id: ["id", id], type: ["type", articleType] }),
  Article,
  { failures: { [codes.notFound]: "empty" } },
);

export const readActivity = endpoint(
  "readActivity",
  "GET /api/activity/info",
  entity({ id: ["id", id] }),
  Activity,
  { failures: { [codes.notFound]: "empty" } },
);
