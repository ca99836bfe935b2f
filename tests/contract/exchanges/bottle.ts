import { readBottle } from "@reagent/api/contract/bottle";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { batch, nowhere } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered("guest", readBottle, batch, ({ bottle, isLoggedIn }, facts) => {
    expect(isLoggedIn).toBe(false);
    expect(bottle).toMatchObject({
      productCode: facts.batchProductCode,
      batchCode: facts.batchCode,
      isOnSale: true,
      purchases: [],
    });
    expect(bottle?.pack).not.toBe("");
    expect(bottle?.drawing.markup).toMatch(/^<svg/);
    for (const url of [bottle?.certificateUrl, bottle?.chineseSheetUrl, bottle?.englishSheetUrl])
      expect(url).toMatch(/^\/api\/document\?kind=\w+&subject=/);
  }),
  answered(
    "guest",
    readBottle,
    { productCode: nowhere, batchCode: "C0" },
    (nothing) => expect(nothing).toEqual({ bottle: null, isLoggedIn: false }),
    { about: "an unknown batch" },
  ),
  answered(
    "customer",
    readBottle,
    ({ returns }) => returns.batch,
    ({ bottle, isLoggedIn }, { returns }) => {
      expect(isLoggedIn).toBe(true);
      expect(bottle?.purchases.map(({ orderId }) => orderId)).toContain(returns.orderId);
    },
    { about: "a batch that was sent to the customer" },
  ),
  answered("expired", readBottle, batch, ({ bottle, isLoggedIn }) => {
    expect(isLoggedIn).toBe(false);
    expect(bottle?.purchases).toEqual([]);
  }),
];
