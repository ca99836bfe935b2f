import { describe, expect, test } from "vitest";
import { languageOfPath, pathIn, withoutLanguage } from "./language-path.ts";

describe("the path of a page in a language (decisions, language switch)", () => {
  test("puts /en before the path of an English page", () => {
    expect(pathIn("en", "/products/B810527?from=fav#packs")).toBe(
      "/en/products/B810527?from=fav#packs",
    );
  });

  test("the path of a page in a language has no slash at its end for the home page in English", () => {
    expect(pathIn("en", "/")).toBe("/en");
    expect(pathIn("en", "/?from=mail")).toBe("/en/?from=mail");
  });

  test("puts no prefix before the path of a Chinese page", () => {
    expect(pathIn("zh", "/search/%E4%B9%99%E9%86%87%20")).toBe("/search/%E4%B9%99%E9%86%87%20");
  });

  test.each([
    ["/en", "en", "/"],
    ["/en/cart", "en", "/cart"],
    ["/enzymes", "zh", "/enzymes"],
  ] as const)("%s is read as %s %s", (path, language, rest) => {
    expect(languageOfPath(path)).toBe(language);
    expect(withoutLanguage(path)).toBe(rest);
  });
});
