import { expect, it } from "vitest";
import { defineCopy } from "./define-copy.ts";

it("types the English words after the Chinese ones", () => {
  const copy = defineCopy({
    zh: { title: "购物车", total: (count: number) => `共 ${count} 件` },
    en: { title: "Cart", total: (count) => `${count} in all` },
  });
  expect(copy.en.total(2)).toBe("2 in all");
});

it("makes a missing, extra or differently typed English entry a type error", () => {
  const zh = { title: "购物车" };
  expect([
    // @ts-expect-error: missing
    defineCopy({ zh, en: {} }),
    // @ts-expect-error: extra
    defineCopy({ zh, en: { title: "Cart", lead: "Your goods" } }),
    // @ts-expect-error: a function instead of a text
    defineCopy({ zh, en: { title: (count: number) => `Cart (${count})` } }),
  ]).toHaveLength(3);
});
