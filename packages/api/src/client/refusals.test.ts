import { UNREFINED } from "@reagent/domain/facet";
import { ALL_INSTRUMENTS } from "@reagent/domain/instrument-facet";
import { describe, expect, it } from "vitest";
import { readUserInfo } from "../contract/account.ts";
import { readCart } from "../contract/cart.ts";
import { endpoints } from "../contract/contract.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { noPrecursorInfo } from "../mock/samples/filing.ts";
import { isRefusal } from "./failure.ts";
import { backEnd, done, json } from "./testing/back-end.ts";

const refusedWith = (code: number | string, message = "") => ({ code, message });
const expired = refusedWith(504, "Signature expired");

describe("a refusal", () => {
  it("a refusal is a value with the server's code and message", async () => {
    const { client } = backEnd(() => refusedWith("1202", "购物车暂无商品"));
    const outcome = await client.call(readCart, {});
    expect(outcome).toEqual({
      ok: false,
      failure: { kind: "refused", code: 1202, message: "购物车暂无商品" },
    });
    expect(!outcome.ok && isRefusal(outcome.failure, 1202)).toBe(true);
    expect(!outcome.ok && isRefusal(outcome.failure, 1005, 504)).toBe(false);
  });

  it.each([413, 429, 503])("may have an HTTP status of its own: %i", async (status) => {
    const { client } = backEnd(() => json(refusedWith(status, "稍后再试"), status));
    expect(await client.call(readCart, {})).toEqual({
      ok: false,
      failure: { kind: "refused", code: status, message: "稍后再试" },
    });
  });
});

describe("code 1005 (storefront §4, session rules)", () => {
  it.each([1005, "1005"])("ends the session: %j", async (code) => {
    const { client, ended } = backEnd(() => refusedWith(code));
    expect(await client.call(readCart, {})).toMatchObject({
      failure: { kind: "refused", code: 1005 },
    });
    expect(ended).toEqual(["readCart"]);
  });

  it("is left to the screen by user info, adding to the cart, adding a favourite, the lists of orders, balances and coupons, enquiries, stock alerts, and the orchard", async () => {
    const { client, ended } = backEnd(() => refusedWith(1005));
    // The client requests the time itself.
    const called = endpoints.filter(({ name }) => name !== "readTime");
    for (const endpoint of called)
      await client.call(endpoint as unknown as Endpoint, samples[endpoint.name] ?? {});
    const left = [
      "logOut",
      "readUserInfo",
      "addToCart",
      "addAllToCart",
      "pinToBatch",
      "quickAddToCart",
      "addInstrumentToCart",
      "addFavourite",
      "listOrders",
      "listInstrumentOrders",
      "listUnshippedLines",
      "listBalanceChanges",
      "listIntegralChanges",
      "readBalances",
      "listCoupons",
      "listEnquiries",
      "readEnquiry",
      "listStockAlerts",
      "readOpenStockAlerts",
      "addStockAlert",
      "readOrchardUser",
      "listWishes",
      "addWish",
      "addToBasket",
      "readBasket",
      "readGiftCheckout",
      "confirmGiftOrder",
      "listGiftOrders",
      "readGiftOrder",
      "listPaperRecords",
    ];
    const others = called.map(({ name }) => name).filter((name) => !left.includes(name));
    expect(ended).toEqual(others);
  });

  it("does not end the session when the code is another", async () => {
    const { client, ended } = backEnd(() => refusedWith(1101));
    await client.call(readCart, {});
    expect(ended).toEqual([]);
  });

  const samples: Record<string, object> = {
    createOrder: { funds: null },
    keepReactionPlan: { rows: [] },
    issueApiToken: { scopes: [] },
    applyForAward: { products: [] },
    addAllToCart: { itemCode: "x", products: [] },
    exchangeCartLine: { products: [] },
    findExchangeable: { products: [] },
    exchangeListLine: { products: [] },
    uncheckProducts: { productIds: [] },
    readInstruments: ALL_INSTRUMENTS,
    readInstrumentHistory: { skuIds: [] },
    readItemRows: { itemCodes: [] },
    resolveReaction: { rows: [] },
    readComparison: { itemCodes: [] },
    searchReagents: UNREFINED,
    searchInstruments: ALL_INSTRUMENTS,
    listCategoryItems: UNREFINED,
    countSearchFacets: UNREFINED,
    searchStructures: UNREFINED,
    countStructureFacets: UNREFINED,
    lookUpStructures: { entries: [] },
    savePrecursorInfo: noPrecursorInfo,
    applyForReturn: { lines: [], files: [] },
    deleteReturnFiles: { fileIds: [] },
    createGiftOrder: { expectedLines: null },
    uploadOrder: { file: new Blob() },
    readOrderWorkbook: { file: new Blob() },
    addOrderRows: { rows: [] },
    resolveOrderSheet: { lines: [] },
    addToShoppingList: { products: [] },
    sendBasket: { products: [] },
    addSentProducts: { products: [] },
    listReturns: { created: { from: "", to: "" } },
  };
});

describe("an expired signature (storefront §7, expired signature)", () => {
  const cases: [string, () => unknown][] = [
    ["as a code", () => expired],
    ["as a code in text", () => refusedWith("504", "Signature expired")],
    ["as code and HTTP status", () => json(expired, 504)],
    ["as HTTP status alone", () => json({ message: "Signature expired" }, 504)],
  ];

  it.each(cases)("requests the time again and reloads the page: %s", async (_, reply) => {
    const { client, timesAsked, reloads } = backEnd(reply);
    expect(await client.call(readCart, {})).toEqual({
      ok: false,
      failure: { kind: "refused", code: 504, message: "Signature expired" },
    });
    expect(timesAsked()).toBe(2);
    expect(reloads).toHaveLength(1);
  });

  it("reloads the page at most once a minute", async () => {
    let now = 1_779_242_400_000;
    const { client, reloads, timesAsked } = backEnd(() => expired, { deviceNow: () => now });
    const start = now;
    for (const after of [0, 1000, 59_999, 60_000, 60_001, 119_999, 120_000]) {
      now = start + after;
      await client.call(readUserInfo, {});
    }
    expect(reloads.map((at) => at - start)).toEqual([0, 60_000, 120_000]);
    expect(timesAsked()).toBe(8);
  });

  it("reloads the page once for calls that expire together", async () => {
    const { client, reloads } = backEnd(() => expired);
    await Promise.all([
      client.call(readCart, {}),
      client.call(readUserInfo, {}),
      client.call(readCart, {}),
    ]);
    expect(reloads).toHaveLength(1);
  });

  it("does not take another 504 for an expired signature", async () => {
    const { client, reloads } = backEnd(() => refusedWith(504, "Gateway timeout"));
    expect(await client.call(readCart, {})).toMatchObject({ failure: { code: 504 } });
    expect(reloads).toEqual([]);
  });

  it("dates the next call by the new time", async () => {
    let seconds = 1_779_242_400;
    let isExpired = true;
    const { client, sent } = backEnd(() => (isExpired ? expired : done), {
      serverSeconds: () => seconds,
    });
    await client.call(readCart, {});
    isExpired = false;
    seconds += 5000;
    await client.call(readUserInfo, {});
    expect(sent.map(({ headers }) => headers.get("X-Timestamp"))).toEqual([
      "1779242400",
      "1779242400",
    ]);
  });
});
