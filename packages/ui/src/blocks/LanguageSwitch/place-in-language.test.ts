import { describe, expect, test } from "vitest";
import { placeInLanguage } from "./place-in-language.ts";

describe("the address of a place in a language (decisions, language switch)", () => {
  test("English stands under /en", () => {
    expect(placeInLanguage("/products/B810527?from=fav#packs", "en")).toBe(
      "/en/products/B810527?from=fav#packs",
    );
  });

  test("the home page in English has no slash at its end", () => {
    expect(placeInLanguage("/", "en")).toBe("/en");
    expect(placeInLanguage("/?from=mail", "en")).toBe("/en/?from=mail");
  });

  test("Chinese has no prefix", () => {
    expect(placeInLanguage("/search/%E4%B9%99%E9%86%87%20", "zh")).toBe(
      "/search/%E4%B9%99%E9%86%87%20",
    );
  });
});
