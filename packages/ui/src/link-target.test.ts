import { expect, test } from "vitest";
import { linkTarget } from "./link-target.ts";

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
