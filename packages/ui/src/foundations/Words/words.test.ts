import { expect, it } from "vitest";
import { allWords } from "./all-words.ts";

const HAN = /\p{Script=Han}/u;

it("finds the words of components and screens", () => {
  expect(allWords.length).toBeGreaterThan(20);
});

it("has every text in both languages", () => {
  const missing = allWords.filter(({ zh, en }) => zh === undefined || en === undefined);
  expect(missing.map(({ by, name }) => `${by}: ${name}`)).toEqual([]);
});

it("has no Chinese characters in English texts", () => {
  // The link to the Chinese pages is in Chinese.
  const mixed = allWords.filter(({ zh, en }) => HAN.test(en) && en !== "中文" && HAN.test(zh));
  expect(mixed.map(({ by, name, en }) => `${by}: ${name}: ${en}`)).toEqual([]);
});
