import type { NewsTab } from "@reagent/domain/article";
import { atPage, screen } from "../../../screen.ts";

const path = ({ type, page }: { type: NewsTab; page?: number }) => atPage(`/${type}`, page);

const listOf = (type: NewsTab) =>
  screen({ address: `/${type}`, path, visitors: "anyone", isListed: true });

export const news = listOf("news");
export const articles = listOf("article");
export const chemlife = listOf("chemlife");
