import { itemRow } from "@reagent/api/mock/samples/items";
import { expect, test } from "vitest";
import { groupBySubstance } from "./group-by-substance.ts";

const codes = (groups: ReturnType<typeof groupBySubstance>) =>
  groups.map((group) => group.map(({ itemCode }) => itemCode));

test("items with one CAS number stand together, where the first of them was found", () => {
  const items = [itemRow("B810527"), itemRow("S812046"), itemRow("B810528")];
  expect(codes(groupBySubstance(items))).toEqual([["B810527", "B810528"], ["S812046"]]);
});

test("items without a CAS number stand together only under one name", () => {
  const resin = itemRow("P816410");
  const items = [resin, itemRow("B813377"), { ...resin, itemCode: "P816411" }];
  expect(codes(groupBySubstance(items))).toEqual([["P816410", "P816411"], ["B813377"]]);
});

test("nothing makes no group", () => {
  expect(groupBySubstance([])).toEqual([]);
});
