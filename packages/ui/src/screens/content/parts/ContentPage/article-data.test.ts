import { articleOf, contentRows } from "@reagent/api/mock/samples/articles";
import { expect, test } from "vitest";
import { articleData } from "./article-data.ts";

const row = contentRows("news")[0];
const article = row && articleOf("news", row.id);
if (!article) throw new Error("the samples have no news");

const url = "https://shop.example/news/detail/1";

test("gives the subject and the shown day of an article", () => {
  expect(articleData(article, "zh", url)).toMatchObject({
    headline: article.subject,
    datePublished: article.shownOn,
    publisher: { name: "刻度试剂" },
    mainEntityOfPage: url,
  });
});

test("gives the day of creation if there is no shown day", () => {
  const written = { ...article, shownOn: "", createdOn: "2026-03-02" };
  expect(articleData(written, "zh", url)["datePublished"]).toBe("2026-03-02");
});
