import { productPage } from "@reagent/api/mock/samples/product";
import { expect, test } from "vitest";
import { urlAt } from "../../../state/urls.ts";
import { productData } from "./product-data.ts";
import { productDescription } from "./product-description.ts";

const urlOf = (path: string) => urlAt("https://shop.example", path, "zh");
const salicylaldehyde = productPage("S812046", "zh");
const offersOf = (page: typeof salicylaldehyde) =>
  (productData(page, "zh", urlOf)["offers"] ?? []) as readonly Record<string, unknown>[];

test("describes an item with its codes, names and identifiers", () => {
  expect(productData(salicylaldehyde, "zh", urlOf)).toMatchObject({
    "@type": "Product",
    name: "水杨醛",
    sku: "S812046",
    mpn: "S812046",
    url: "https://shop.example/products/S812046",
    image: "https://shop.example/pictures/items/S812046.svg",
    category: "有机化学 > 有机砌块 > 醛",
    brand: { name: "刻度试剂" },
  });
  expect(productData(salicylaldehyde, "zh", urlOf)["additionalProperty"]).toContainEqual({
    "@type": "PropertyValue",
    name: "CAS",
    value: "90-02-8",
  });
});

test("offers each pack with a price at its list price, to customers and guests alike", () => {
  expect(offersOf(salicylaldehyde).map(({ sku, price }) => [sku, price])).toEqual([
    ["S812046-25g", "58.00"],
    ["S812046-100g", "148.00"],
    ["S812046-500g", "456.00"],
    ["S812046-2.5kg", "1880.00"],
  ]);
  expect(offersOf(salicylaldehyde)).toEqual(offersOf(productPage("S812046", "zh", "guest")));
});

test("derives the availability from the stock mark", () => {
  expect(offersOf(salicylaldehyde).map(({ availability }) => availability)).toEqual([
    "https://schema.org/InStock",
    "https://schema.org/InStock",
    "https://schema.org/LimitedAvailability",
    "https://schema.org/MadeToOrder",
  ]);
});

test("makes no offer of an item sold by telephone, on enquiry or not at all", () => {
  for (const code of ["D807731", "P807402", "T819903"] as const)
    expect(productData(productPage(code, "zh"), "zh", urlOf)["offers"]).toBeUndefined();
});

test("names the item, its packs and the lowest list price in the description", () => {
  expect(productDescription(salicylaldehyde, "zh")).toBe(
    "水杨醛（Salicylaldehyde），CAS 号 90-02-8，≥98%，AR。包装 25g、100g、500g、2.5kg，25g ¥58.00 起。",
  );
  expect(productDescription(productPage("S812046", "en"), "en")).toContain(
    "Packs of 25g, 100g, 500g, 2.5kg, from ¥58.00 for 25g.",
  );
});

test("names no price in the description of an item without one", () => {
  expect(productDescription(productPage("D807731", "zh"), "zh")).not.toContain("¥");
});
