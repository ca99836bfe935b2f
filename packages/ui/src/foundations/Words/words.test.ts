import { expect, it } from "vitest";
import { allWords } from "./all-words.ts";

const HAN = /\p{Script=Han}/u;

it("finds the words of components and screens", () => {
  expect(allWords.length).toBeGreaterThan(20);
});

it("says everything in both languages", () => {
  const missing = allWords.filter(({ zh, en }) => zh === undefined || en === undefined);
  expect(missing.map(({ by, name }) => `${by}: ${name}`)).toEqual([]);
});

it("says nothing in Chinese to an English reader", () => {
  // The link to the other language names it as its own readers do.
  const mixed = allWords.filter(({ zh, en }) => HAN.test(en) && en !== "中文" && HAN.test(zh));
  expect(mixed.map(({ by, name, en }) => `${by}: ${name}: ${en}`)).toEqual([]);
});
