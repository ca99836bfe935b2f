import { expect, test } from "vitest";
import { isShopPage, linkTarget } from "./link-target.ts";

test("treats a path as a page of the shop", () => {
  expect(linkTarget("/category/10121?from=home")).toEqual({ to: "/category/10121?from=home" });
});

test("treats a web address as another site", () => {
  expect(linkTarget("https://kedu.example/award")).toEqual({ href: "https://kedu.example/award" });
});

test.each(["", "javascript:alert(1)", "//kedu.example", "category/1"])(
  "leads %j to the home page",
  (link) => expect(linkTarget(link)).toEqual({ to: "/" }),
);

test.each(["/info/core", "/en/info/core", "/search/64-17-5?page=2#packs", "/", "/en"])(
  "%j is a page of the shop",
  (link) => expect(isShopPage(link)).toBe(true),
);

test.each([
  "/api/product/coa",
  "/files/terms.pdf",
  "//kedu.example/cart",
  "https://kedu.example/cart",
  "#a",
  "",
])("%j is no page of the shop", (link) => expect(isShopPage(link)).toBe(false));
