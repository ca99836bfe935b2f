import { describe, expect, test } from "vitest";
import { languageOfPath, pageAddresses, pathIn, withoutLanguage } from "./page-addresses.ts";

describe("the path of a page in a language (decisions, language switch)", () => {
  test("begins with /en in English", () => {
    expect(pathIn("en", "/products/B810527?from=fav#packs")).toBe(
      "/en/products/B810527?from=fav#packs",
    );
  });

  test("has no slash at its end for the home page in English", () => {
    expect(pathIn("en", "/")).toBe("/en");
    expect(pathIn("en", "/?from=mail")).toBe("/en/?from=mail");
  });

  test("has no prefix in Chinese", () => {
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

test("a paid order is named in the query of its page", () => {
  const order = { orderCode: "R1", orderId: "a b", kind: "instrument", payment: "50" } as const;
  expect(pageAddresses.paid.path(order)).toBe("/pay_ok?order=R1&payment=50&OrderId=a+b&ext2=2");
});
