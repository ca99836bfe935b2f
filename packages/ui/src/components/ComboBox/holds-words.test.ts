import { expect, it } from "vitest";
import { holdsWords } from "./holds-words.ts";

it.each([
  ["", true],
  ["浦东", true],
  ["ZHOU 浦东", true],
  ["浦东 zhou ", true],
  ["浦东 苏州", false],
])("finds a text by each of its words: %j", (words, isFound) => {
  expect(holdsWords("Zhou Yining 上海市浦东新区", words)).toBe(isFound);
});
