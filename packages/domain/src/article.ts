/** The types of the article list (storefront §7, article list). */
export const ARTICLE_TYPES = [
  "news",
  "article",
  "chemlife",
  "chemist",
  "department",
  "activity",
  "party",
] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

/** The tabs of the news list, in order (storefront §2, news list). */
export const NEWS_TABS = ["news", "article", "chemlife"] as const satisfies readonly ArticleType[];
export type NewsTab = (typeof NEWS_TABS)[number];

/**
 * The type in a URL, or undefined if there is none: `/{type}/detail/{id}` is open to the types of the
 * article list alone (decisions, article address).
 */
export function articleTypeOf(text: string): ArticleType | undefined {
  return ARTICLE_TYPES.find((type) => type === text);
}

/** Whether a type is a tab of the news list. */
export function isNewsTab(type: ArticleType): type is NewsTab {
  return NEWS_TABS.some((tab) => tab === type);
}
