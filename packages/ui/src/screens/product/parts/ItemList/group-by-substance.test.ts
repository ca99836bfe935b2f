import { itemRow } from "@reagent/api/mock/samples/items";
import { expect, test } from "vitest";
import { groupBySubstance, groupNeighbours } from "./group-by-substance.ts";

const codes = (groups: ReturnType<typeof groupBySubstance>) =>
  groups.map((group) => group.map(({ itemCode }) => itemCode));

test("groups items with the same CAS number in the place of the first", () => {
  const items = [itemRow("B810527"), itemRow("S812046"), itemRow("B810528")];
  expect(codes(groupBySubstance(items))).toEqual([["B810527", "B810528"], ["S812046"]]);
});

test("groups items without a CAS number only if their names are equal", () => {
  const resin = itemRow("P816410");
  const items = [resin, itemRow("B813377"), { ...resin, itemCode: "P816411" }];
  expect(codes(groupBySubstance(items))).toEqual([["P816410", "P816411"], ["B813377"]]);
});

test("keeps the order of a sorted list, and groups neighbours only", () => {
  const items = [itemRow("B810527"), itemRow("S812046"), itemRow("B810528"), itemRow("B810527")];
  expect(codes(groupNeighbours(items))).toEqual([["B810527"], ["S812046"], ["B810528", "B810527"]]);
});

test("returns no groups for an empty list", () => {
  expect(groupBySubstance([])).toEqual([]);
  expect(groupNeighbours([])).toEqual([]);
});
