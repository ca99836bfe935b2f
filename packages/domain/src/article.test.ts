import { describe, expect, it } from "vitest";
import { ARTICLE_TYPES, articleTypeOf, isNewsTab } from "./article.ts";

describe("types of the article list (storefront §7, article list)", () => {
  it.each(ARTICLE_TYPES)("reads %s", (type) => expect(articleTypeOf(type)).toBe(type));

  it.each(["", "News", "job", "products", "toString"])("has no type %j", (text) =>
    expect(articleTypeOf(text)).toBeUndefined(),
  );

  it("makes news, articles and chemistry in life the tabs of the news list (storefront §2, news list)", () => {
    expect(ARTICLE_TYPES.filter(isNewsTab)).toEqual(["news", "article", "chemlife"]);
  });
});
