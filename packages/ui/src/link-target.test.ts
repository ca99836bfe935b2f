import { expect, test } from "vitest";
import { linkTarget } from "./link-target.ts";

test("a path is a page of the shop", () => {
  expect(linkTarget("/category/10121?from=home")).toEqual({ to: "/category/10121?from=home" });
});

test("a web address is another site", () => {
  expect(linkTarget("https://kedu.example/award")).toEqual({ href: "https://kedu.example/award" });
});

test.each(["", "javascript:alert(1)", "//kedu.example", "category/1"])(
  "%j leads nowhere but home",
  (link) => expect(linkTarget(link)).toEqual({ to: "/" }),
);
