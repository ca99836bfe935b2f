import { cart } from "@reagent/api/mock/samples/cart";
import { describe, expect, it } from "vitest";
import { type CartChange, cartAfter, EVERY_LINE, lineOf, type LineRef } from "./cart-changes.ts";

const answered = cart();
const ref = (index: number): LineRef => ({
  kind: "reagent",
  productId: answered.reagents[index]?.productId ?? "",
});
const select = (line: LineRef): CartChange => ({ kind: "select", line, to: { isSelected: false } });

describe("cart with a pending change (storefront §4, cart line; §7, cart check)", () => {
  it("cart with a pending change has the edited line and the server's amounts", () => {
    const after = cartAfter(answered, { kind: "edit", line: ref(0), to: { quantity: 12 } });
    expect(lineOf(after, ref(0))).toEqual({ ...answered.reagents[0], quantity: 12 });
    expect(after.total).toBe(answered.total);
    expect(after.instruments).toEqual(answered.instruments);
  });

  it("cart with a pending change has one line unselected, or every line of a kind by id 0", () => {
    const one = cartAfter(answered, select(ref(0)));
    expect(one.reagents.map((line) => line.isSelected)).toEqual([false, true, true, false]);
    const all = cartAfter(answered, select({ kind: "reagent", productId: EVERY_LINE }));
    expect(all.reagents.every((line) => !line.isSelected)).toBe(true);
    expect(all.instruments).toEqual(answered.instruments);
  });

  it("distinguishes lines of two kinds with the same id", () => {
    const line: LineRef = { ...ref(0), kind: "instrument" };
    expect(cartAfter(answered, { kind: "remove", line })).toEqual(answered);
  });

  it("cart with a pending change has no lines when it was cleared", () => {
    expect(cartAfter(answered, { kind: "clear" })).toMatchObject({ reagents: [], instruments: [] });
  });
});
