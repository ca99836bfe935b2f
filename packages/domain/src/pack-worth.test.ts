import { describe, expect, it } from "vitest";
import { fen } from "./money.ts";
import type { PackOffer } from "./pack-worth.ts";
import { bestWorth, cheapestOf } from "./pack-worth.ts";
import { parsePack } from "./pack.ts";

const offer = (size: string, yuan: number): PackOffer => {
  const pack = parsePack(size);
  if (!pack) throw new Error(`${size} is no pack`);
  return { id: size, pack, price: fen(yuan * 100) };
};

describe("unit prices of packs", () => {
  it.each([
    [[offer("25g", 58), offer("500g", 365), offer("1kg", 900)], "500g"],
    [[offer("500g", 50), offer("1kg", 100)], "500g"],
    [[offer("1kg", 100), offer("500mg", 0.04)], "500mg"],
    [[offer("25g", 58), offer("500mL", 1)], "25g"],
    [[], undefined],
  ])("finds the best unit price in %j", (offers, expected) => {
    expect(bestWorth(offers)?.id).toBe(expected);
  });

  it.each([
    [[offer("25g", 58), offer("500g", 365)], "500g"],
    [[offer("25g", 58), undefined, offer("100mg", 58)], "25g"],
    [[offer("25g", 50), offer("50g", 100)], undefined],
    [[offer("25g", 58), offer("500mL", 60)], undefined],
    [[offer("25g", 58), undefined], undefined],
    [[], undefined],
  ])("finds the lowest unit price of %j", (offers, expected) => {
    expect(cheapestOf(offers)?.id).toBe(expected);
  });
});
