import { expect, test } from "vitest";
import { alertState, canBeAwaited, hasArrived } from "./stock-alert.ts";

test("goods without stock can be awaited, and those in stock have arrived (decisions, stock alerts)", () => {
  for (const stock of [-3, 0]) {
    expect(canBeAwaited({ stock, isSold: true })).toBe(true);
    expect(hasArrived({ stock, isSold: true })).toBe(false);
  }
  expect(canBeAwaited({ stock: 1, isSold: true })).toBe(false);
  expect(hasArrived({ stock: 1, isSold: true })).toBe(true);
});

test("goods that are not sold through the cart are neither awaited nor arrive", () => {
  for (const stock of [0, 5]) {
    expect(canBeAwaited({ stock, isSold: false })).toBe(false);
    expect(hasArrived({ stock, isSold: false })).toBe(false);
  }
});

test("an alert is open until its mail is sent, or until its goods are not sold any more", () => {
  expect(alertState({ sentAt: null, isSold: true })).toBe("open");
  expect(alertState({ sentAt: null, isSold: false })).toBe("not-sold");
  expect(alertState({ sentAt: 1, isSold: true })).toBe("sent");
  expect(alertState({ sentAt: 1, isSold: false })).toBe("sent");
});
