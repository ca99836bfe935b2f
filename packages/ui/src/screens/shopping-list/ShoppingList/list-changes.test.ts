import { shoppingLists } from "@reagent/api/mock/samples/shopping-lists";
import { expect, test } from "vitest";
import { changedList, type ListChange, mergedChange } from "./list-changes.ts";

const [list] = shoppingLists();
if (!list) throw new Error("there are no sample lists");
const ethanol = { kind: "reagent", productCode: "E809056-500mL" } as const;
const salicylic = { kind: "reagent", productCode: "S812046-25g" } as const;
const edit = (line: typeof ethanol | typeof salicylic, quantity: number): ListChange => ({
  kind: "edit",
  line,
  quantity,
});

test("changes are applied to their lines, in their order, and twice as once", () => {
  const changes = [
    edit(ethanol, 3),
    { kind: "remove", line: salicylic },
    edit(ethanol, 5),
  ] as const;
  const once = changedList(list, changes);
  expect(once.lines).toHaveLength(list.lines.length - 1);
  expect(once.lines[0]).toMatchObject({ productCode: ethanol.productCode, quantity: 5 });
  expect(changedList(once, changes)).toEqual(once);
});

test("a later quantity of a line replaces the earlier one, and nothing else does", () => {
  expect(mergedChange(edit(ethanol, 3), edit(ethanol, 5))).toEqual(edit(ethanol, 5));
  expect(mergedChange(edit(ethanol, 3), edit(salicylic, 5))).toBeUndefined();
  expect(mergedChange(edit(ethanol, 3), { kind: "remove", line: ethanol })).toBeUndefined();
});
