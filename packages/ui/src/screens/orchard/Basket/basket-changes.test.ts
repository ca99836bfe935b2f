import { basket } from "@reagent/api/mock/samples/baskets";
import { describe, expect, it } from "vitest";
import { type BasketChange, changedBasket, mergedChange } from "./basket-changes.ts";

const [first, second] = basket().lines;
if (!first || !second) throw new Error("the basket has fewer than two lines");
const { giftId } = first;

describe("changedBasket", () => {
  it("sets the quantity of one line and leaves the sums as they were answered", () => {
    const changed = changedBasket(basket(), [{ kind: "edit", giftId, quantity: 7 }]);
    expect(changed.lines[0]).toEqual({ ...first, quantity: 7 });
    expect(changed.lines[1]).toEqual(second);
    expect(changed.total).toBe(basket().total);
  });

  it.each<[string, BasketChange, number]>([
    ["removes a line", { kind: "remove", giftId }, basket().lines.length - 1],
    ["removes every line", { kind: "clear" }, 0],
  ])("%s, also when it is applied twice", (_, change, left) => {
    expect(changedBasket(basket(), [change, change]).lines).toHaveLength(left);
  });
});

describe("mergedChange", () => {
  const edit = { kind: "edit", giftId, quantity: 2 } as const;

  it("returns the later quantity of the same gift", () => {
    expect(mergedChange(edit, { ...edit, quantity: 3 })).toEqual({ ...edit, quantity: 3 });
  });

  it.each<[string, BasketChange]>([
    ["another gift", { ...edit, giftId: second.giftId }],
    ["a removal", { kind: "remove", giftId }],
    ["an emptied basket", { kind: "clear" }],
  ])("returns nothing for %s", (_, later) => {
    expect(mergedChange(edit, later)).toBeUndefined();
  });
});
