import { expect, it } from "vitest";
import { urlAt } from "../../state/urls.ts";
import { imageOf } from "./image-of.ts";
import { itemListData } from "./item-list.ts";

const urlOf = (path: string, language: "zh" | "en" = "en") =>
  urlAt("https://shop.example", path, language);

it("numbers the entries of a page through all pages", () => {
  const entries = [{ name: "乙醇", url: "https://shop.example/products/E809056" }];
  expect(itemListData("溶剂", entries, { page: 3, size: 20, total: 41 })).toEqual({
    "@type": "ItemList",
    name: "溶剂",
    numberOfItems: 41,
    itemListElement: [{ "@type": "ListItem", position: 41, ...entries[0] }],
  });
});

it.each([
  ["<svg viewBox='0 0 1 1'/>", "https://shop.example/pictures/items/E809056.svg"],
  ["https://pictures.example/e.png", "https://pictures.example/e.png"],
  ["", "https://shop.example/share.png"],
])("names the image of the drawing %s without a language", (drawing, url) => {
  expect(imageOf(drawing, "/pictures/items/E809056.svg", urlOf)).toBe(url);
});
