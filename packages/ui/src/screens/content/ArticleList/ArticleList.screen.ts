import type { NewsTab } from "@reagent/domain/article";
import { atPage, screen } from "../../../screen.ts";

const path = ({ type, page }: { type: NewsTab; page?: number }) => atPage(`/${type}`, page);

const listOf = (type: NewsTab) =>
  screen({
    address: `/${type}`,
    path,
    visitors: "anyone",
    isListed: true,
    firstCalls: async () => {
      const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
      return (_, query) => contentListCalls(type, query);
    },
    load: async () => (await import("./ArticleList.tsx")).ArticleList,
    props: () => ({ type }),
  });

export const news = listOf("news");
export const articles = listOf("article");
export const chemlife = listOf("chemlife");
