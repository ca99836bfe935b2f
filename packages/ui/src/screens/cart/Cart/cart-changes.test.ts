import { cart } from "@reagent/api/mock/samples/cart";
import { describe, expect, it } from "vitest";
import {
  type CartChange,
  changedCart,
  changesMoney,
  changesOf,
  EVERY_LINE,
  type LineRef,
  lineOf,
  mergedChange,
} from "./cart-changes.ts";

const answered = cart();
const ref = (index: number): LineRef => ({
  kind: "reagent",
  productId: answered.reagents[index]?.productId ?? "",
});
const instrument: LineRef = {
  kind: "instrument",
  productId: answered.instruments[0]?.productId ?? "",
};
const everyReagent: LineRef = { kind: "reagent", productId: EVERY_LINE };

describe("cart with pending changes (storefront §4, cart line; §7, cart check)", () => {
  it("applies an edit at once and keeps the server's amounts", () => {
    const edit: CartChange = { kind: "edit", line: ref(0), to: { quantity: 12 } };
    const after = changedCart(answered, [edit]);
    expect(lineOf(after, ref(0))).toEqual({ ...answered.reagents[0], quantity: 12 });
    expect(after.total).toBe(answered.total);
    expect(after.reagents.slice(1)).toEqual(answered.reagents.slice(1));
  });

  it("keeps the fields that an edit does not set", () => {
    const after = changedCart(answered, [
      { kind: "edit", line: ref(0), to: { customerItemNumber: "OC-1" } },
      { kind: "edit", line: ref(0), to: { quantity: 3 } },
    ]);
    expect(lineOf(after, ref(0))).toMatchObject({ quantity: 3, customerItemNumber: "OC-1" });
  });

  it("selects one line, or every line of a kind by id 0", () => {
    const one = changedCart(answered, [{ kind: "select", line: ref(0), isSelected: false }]);
    expect(one.reagents.map((line) => line.isSelected)).toEqual([false, true, true, false]);
    const all = changedCart(answered, [{ kind: "select", line: everyReagent, isSelected: false }]);
    expect(all.reagents.every((line) => !line.isSelected)).toBe(true);
    expect(all.instruments).toEqual(answered.instruments);
  });

  it("distinguishes lines of two kinds with the same id", () => {
    const instrument: LineRef = { kind: "instrument", productId: ref(0).productId };
    expect(changedCart(answered, [{ kind: "remove", line: instrument }])).toEqual(answered);
  });

  it("drops removed lines, and all lines when the cart is cleared", () => {
    const after = changedCart(answered, [
      { kind: "remove", line: ref(1) },
      { kind: "remove", line: instrument },
    ]);
    expect(after.reagents).toHaveLength(3);
    expect(after.instruments).toEqual([]);
    expect(lineOf(after, ref(1))).toBeUndefined();
    expect(changedCart(answered, [{ kind: "clear" }])).toMatchObject({
      reagents: [],
      instruments: [],
    });
  });

  it("is the same when a change is applied twice", () => {
    const changes: CartChange[] = [
      { kind: "edit", line: ref(0), to: { quantity: 2 } },
      { kind: "select", line: everyReagent, isSelected: true },
      { kind: "remove", line: ref(2) },
    ];
    const once = changedCart(answered, changes);
    expect(changedCart(once, changes)).toEqual(once);
  });
});

describe("merged changes of the cart", () => {
  const quantity = (line: LineRef, to: number): CartChange => ({
    kind: "edit",
    line,
    to: { quantity: to },
  });
  const select = (line: LineRef, isSelected: boolean): CartChange => ({
    kind: "select",
    line,
    isSelected,
  });

  it("become one where the later replaces the earlier", () => {
    expect(mergedChange(quantity(ref(0), 2), quantity(ref(0), 3))).toEqual(quantity(ref(0), 3));
    expect(mergedChange(select(ref(0), true), select(ref(0), false))).toEqual(
      select(ref(0), false),
    );
  });

  it("keep both fields when they set different fields of a line", () => {
    const number: CartChange = { kind: "edit", line: ref(0), to: { customerItemNumber: "OC-1" } };
    expect(mergedChange(number, quantity(ref(0), 3))).toEqual({
      kind: "edit",
      line: ref(0),
      to: { customerItemNumber: "OC-1", quantity: 3 },
    });
  });

  it.each<[string, CartChange, CartChange]>([
    ["of two lines", quantity(ref(0), 2), quantity(ref(1), 2)],
    ["of two sorts", quantity(ref(0), 2), select(ref(0), true)],
    ["of one line and of all", select(ref(0), true), select(everyReagent, false)],
    ["before all is cleared", quantity(ref(0), 2), { kind: "clear" }],
    ["that remove twice", { kind: "remove", line: ref(0) }, { kind: "remove", line: ref(0) }],
  ])("are made one by one: %s", (_, earlier, later) => {
    expect(mergedChange(earlier, later)).toBeUndefined();
  });

  it("mark only the sums that they affect as outdated", () => {
    const number: CartChange = { kind: "edit", line: ref(0), to: { customerItemNumber: "OC-1" } };
    expect(
      [number, quantity(ref(0), 2), select(ref(0), true), { kind: "clear" } as const].map(
        changesMoney,
        changesOf,
      ),
    ).toEqual([false, true, true, true]);
    expect(changesOf(quantity(ref(0), 2), ref(0), "quantity")).toBe(true);
    expect(changesOf(quantity(ref(0), 2), ref(1), "quantity")).toBe(false);
    expect(changesOf(number, ref(0), "quantity")).toBe(false);
  });
});
