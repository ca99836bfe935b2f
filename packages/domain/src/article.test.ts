import { describe, expect, it } from "vitest";
import { ARTICLE_TYPES, articleTypeOf, isNewsTab } from "./article.ts";

describe("types of the article list (storefront §7, article list)", () => {
  it.each(ARTICLE_TYPES)("reads the type %s of the article list", (type) =>
    expect(articleTypeOf(type)).toBe(type),
  );

  it.each(["", "News", "job", "products", "toString"])(
    "finds no type of the article list in %j",
    (text) => expect(articleTypeOf(text)).toBeUndefined(),
  );

  it("makes news, articles and chemistry in life the tabs of the news list (storefront §2, news list)", () => {
    expect(ARTICLE_TYPES.filter(isNewsTab)).toEqual(["news", "article", "chemlife"]);
  });
});
