import type { NewsTab } from "@reagent/domain/article";
import { page } from "../../../page.ts";
import type { AnyScreen } from "../../../screen.ts";
import { articles, chemlife, news } from "./ArticleList.screen.ts";

const listOf = (screen: AnyScreen, type: NewsTab) =>
  page(screen, {
    firstCalls: async () => {
      const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
      return (_, query) => contentListCalls(type, query);
    },
    load: async () => (await import("./ArticleList.tsx")).ArticleList,
    props: () => ({ type }),
  });

export const newsPage = listOf(news, "news");
export const articlesPage = listOf(articles, "article");
export const chemlifePage = listOf(chemlife, "chemlife");
