import { describe, expect, it } from "vitest";
import { areaOf, areasOf, chosenOf, differenceOf, EVERYTHING, type Review } from "./review.ts";

it.each([
  ["packages/ui/src/screens/cart/Cart/Cart.stories.tsx", "screens/cart"],
  ["packages/ui/src/components/Button/Button.stories.tsx", "components"],
  ["packages/api/src/messages/cart.ts", "messages"],
  [".storybook/guide/Speed.stories.tsx", "guide"],
  ["README.md", ""],
])("has %s in the area %j", (file, area) => {
  expect(areaOf(file)).toBe(area);
});

describe("what is chosen of a review", () => {
  const picture = { storyId: "a", story: "Default", width: 390 } as const;
  const review: Review = {
    since: "v1",
    basis: "comparable",
    titles: [
      {
        title: "Components/Button",
        area: "components",
        stories: [],
        pictures: [
          { ...picture, theme: "light", language: "zh" },
          { ...picture, theme: "dark", language: "zh" },
          { ...picture, theme: "light", language: "en" },
        ],
      },
    ],
    texts: [
      {
        file: "packages/api/src/messages/cart.ts",
        area: "messages",
        name: "full",
        before: { zh: "满", en: "Full" },
        after: { zh: "已满", en: "Full" },
      },
    ],
  };
  const chosen = (choice: Partial<typeof EVERYTHING>) => {
    const { titles, texts } = chosenOf(review, { ...EVERYTHING, ...choice });
    return [titles.flatMap(({ pictures }) => pictures).length, texts.length];
  };

  it("is everything without a choice", () => {
    expect(areasOf(review)).toEqual(["components", "messages"]);
    expect(chosen({})).toEqual([3, 1]);
  });

  it("begins with the titles that have pictures, which are what a reviewer looks for", () => {
    const [pictured] = review.titles;
    const plain = (title: string) => ({ ...pictured!, title, pictures: [] });
    const titles = [plain("Blocks/A"), plain("Blocks/B"), pictured!, plain("Screens/C")];
    expect(chosenOf({ ...review, titles }, EVERYTHING).titles.map(({ title }) => title)).toEqual([
      "Components/Button",
      "Blocks/A",
      "Blocks/B",
      "Screens/C",
    ]);
  });

  it("is of one area", () => {
    expect(chosen({ area: "components" })).toEqual([3, 0]);
    expect(chosen({ area: "messages" })).toEqual([0, 1]);
  });

  it("has the pictures of a language or theme, and the texts that differ in that language", () => {
    expect(chosen({ language: "en" })).toEqual([1, 0]);
    expect(chosen({ language: "zh" })).toEqual([2, 1]);
    expect(chosen({ language: "zh", theme: "dark" })).toEqual([1, 1]);
  });
});

it.each([
  ["去付款", "立即付款", ["", "去", "付款"], ["", "立即", "付款"]],
  ["Pay now", "Pay", ["Pay", " now", ""], ["Pay", "", ""]],
  ["aaa", "aa", ["aa", "a", ""], ["aa", "", ""]],
  ["😀 ok", "😁 ok", ["", "😀", " ok"], ["", "😁", " ok"]],
])("finds what differs between %j and %j", (before, after, was, is) => {
  expect(differenceOf(before, after)).toEqual({ before: was, after: is });
});
