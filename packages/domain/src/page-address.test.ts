import { describe, expect, test } from "vitest";
import { fillAddress } from "./page-address.ts";

describe("fillAddress", () => {
  test("puts the escaped parameters into the pattern", () => {
    expect(fillAddress("/products/:itemCode", { itemCode: "a/b" })).toBe("/products/a%2Fb");
    expect(fillAddress("/:type/detail/:id", { type: "news", id: "1" })).toBe("/news/detail/1");
  });

  test("leaves out an optional parameter that is missing", () => {
    expect(fillAddress("/order_history/:type?")).toBe("/order_history");
    expect(fillAddress("/order_history/:type?", { type: "1" })).toBe("/order_history/1");
  });

  test("returns a pattern without parameters unchanged", () => {
    expect(fillAddress("/")).toBe("/");
    expect(fillAddress("/cart")).toBe("/cart");
  });
});
