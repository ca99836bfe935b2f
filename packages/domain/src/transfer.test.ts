import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import { type Awaited, orderCodesIn, transferDoubt } from "./transfer.ts";

describe("the orders that a reference names", () => {
  it.each([
    ["MK2026112100001", ["MK2026112100001"]],
    ["货款mk2026112100001、MK2026112100002", ["MK2026112100001", "MK2026112100002"]],
    ["ＭＫ２０２６１１２１００００１", ["MK2026112100001"]],
    ["MK 2026112100001 MK2026112100001", ["MK2026112100001"]],
    ["MK20261121000012 13800000001", ["MK20261121000012"]],
    ["MK20261121", []],
    ["", []],
  ])("%j", (text, codes) => {
    expect(orderCodesIn(text)).toEqual(codes);
  });
});

describe("a transfer", () => {
  const order = (together: string, due: number): Awaited => ({ together, due: fen(due) });
  it.each<[string, number, (Awaited | undefined)[], string | undefined]>([
    ["of what its order costs", 3000, [order("a", 3000)], undefined],
    ["of two orders that are paid together", 5000, [order("a", 5000), order("a", 5000)], undefined],
    ["of one of two orders that are paid together", 5000, [order("a", 5000)], undefined],
    ["of two orders", 7000, [order("a", 3000), order("b", 4000)], undefined],
    ["that names no order", 3000, [], "no-order"],
    ["that names an order that does not exist", 3000, [undefined], "unknown-order"],
    ["that names one beside a known one", 3000, [order("a", 3000), undefined], "unknown-order"],
    ["for an order that was paid", 3000, [order("a", 0)], "not-awaited"],
    ["of less", 2999, [order("a", 3000)], "other-amount"],
    ["of more", 3001, [order("a", 3000)], "other-amount"],
    ["of one of two orders", 3000, [order("a", 3000), order("b", 4000)], "other-amount"],
  ])("%s", (_, amount, named, doubt) => {
    expect(transferDoubt(fen(amount), named)).toBe(doubt);
  });
});
