import { expect, it } from "vitest";
import { contains } from "./contains.ts";

const texts = ["readCart", "1202", "购物车暂无商品"];

it.each(["", "cart", "CART 1202", "1202  购物车", "暂无"])("finds %j", (typed) => {
  expect(contains(texts, typed)).toBe(true);
});

it.each(["cart 1102", "购物篮"])("does not find %j", (typed) => {
  expect(contains(texts, typed)).toBe(false);
});
