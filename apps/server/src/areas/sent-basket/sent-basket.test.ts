import { readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import {
  addSentProducts,
  endSentBasket,
  readSentBasket,
  sendBasket,
} from "@reagent/api/contract/sent-basket";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { sentBasketMessages } from "@reagent/api/messages/sent-basket";
import { MOST_OPEN_BASKETS, SENT_BASKET_MS } from "@reagent/domain/sent-basket";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deletePersonalData } from "../../customers/personal-data.ts";
import { onEachDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { sweepSentBaskets } from "./sweep.ts";

const ETHANOL = "E100001-500mL";
const SALT = "S100003-500g";
const STIRRER = "INS-0001-51";

onEachDatabase((makePlace) => {
  let shop: TestShop;
  let lin: string;
  let wang: string;
  beforeEach(async () => {
    shop = await openShop(makePlace);
    [lin, wang] = [await shop.logIn(customers.lin), await shop.logIn(customers.wang)];
  });
  afterEach(() => shop.close());

  const as = (token?: string) => (token === undefined ? {} : { token });
  const reagents = (...chosen: readonly (readonly [string, number])[]) =>
    chosen.map(([productCode, quantity]) => ({ kind: "reagent", productCode, quantity }) as const);
  const send = (products = reagents([ETHANOL, 2]), by?: string, note = "") =>
    shop.call(sendBasket, { note, products }, as(by));
  const read = (token: string, by?: string) => shop.call(readSentBasket, { token }, as(by));
  const end = (token: string, endKey: string, by?: string) =>
    shop.call(endSentBasket, { token, endKey }, as(by));
  const stored = () => shop.database.read.selectFrom("sent_baskets").selectAll().execute();

  test("a guest's basket shows its note and products to another guest, at list prices", async () => {
    const { data } = await send(reagents([ETHANOL, 2], [SALT, 1]), undefined, " 周五前\n下单 ");
    expect(data.expiresAt).toBe(shop.clock.time + SENT_BASKET_MS);
    const basket = (await read(data.token)).data;
    expect(basket.note).toBe("周五前 下单");
    expect(basket.isLoggedIn).toBe(false);
    expect(basket.isOwn).toBe(false);
    expect(basket.filings).toEqual([]);
    expect(basket.lines.map(({ productCode, quantity }) => [productCode, quantity])).toEqual([
      [ETHANOL, 2],
      [SALT, 1],
    ]);
    expect(basket.lines[0]).toMatchObject({ itemCode: "E100001", state: "sold", pack: "500mL" });
  });

  test("each viewer of a basket sees the own price and the own filings", async () => {
    await shop.database.transact((tx) =>
      tx
        .updateTable("items")
        .set({ hazardous_number: "2568" })
        .where("code", "=", "E100001")
        .execute(),
    );
    const { token } = (await send()).data;
    const priceFor = async (by?: string) => (await read(token, by)).data.lines[0]?.price ?? 0;
    const university = await shop.logIn(customers.university);
    expect(await priceFor(university)).toBeLessThan(await priceFor());
    expect((await read(token, wang)).data.filings).toMatchObject([{ kind: "explosive" }]);
  });

  test("an instrument can be sent", async () => {
    const products = [{ kind: "instrument", productCode: STIRRER, quantity: 1 } as const];
    const { token } = (await shop.call(sendBasket, { note: "", products }, {})).data;
    expect((await read(token)).data.lines).toMatchObject([
      { kind: "instrument", productCode: STIRRER, state: "sold" },
    ]);
  });

  test("a product that is sent twice has its whole quantity", async () => {
    const { token } = (await send(reagents([ETHANOL, 2], [ETHANOL, 3]))).data;
    expect((await read(token)).data.lines).toMatchObject([{ productCode: ETHANOL, quantity: 5 }]);
  });

  test("a product that left the catalogue stays in the basket by its code", async () => {
    const { token } = (await send(reagents([ETHANOL, 2], [SALT, 1]))).data;
    await shop.database.transact((tx) =>
      tx.updateTable("packs").set({ code: "gone" }).where("code", "=", SALT).execute(),
    );
    expect((await read(token)).data.lines[1]).toMatchObject({
      itemCode: "S100003",
      productCode: SALT,
      chineseName: "",
      state: "delisted",
      price: null,
    });
  });

  test("the shop stores neither the token nor the key of a link", async () => {
    const { token, endKey } = (await send()).data;
    const text = JSON.stringify(await stored());
    expect(text).not.toContain(token);
    expect(text).not.toContain(endKey);
    expect(token.length).toBeGreaterThanOrEqual(22);
  });

  test.each([
    ["no product", [], sentBasketMessages.nothingChosen],
    ["an unknown product", reagents(["X000000-1g", 1]), cartMessages.unknownProduct],
    ["an item in place of a pack", reagents(["E100001", 1]), cartMessages.unknownProduct],
    ["none of a product", reagents([ETHANOL, 0]), callMessages.quantity],
    ["too many of a product", reagents([ETHANOL, 9999], [ETHANOL, 1]), callMessages.quantity],
  ])("a basket with %s is not sent", async (_, products, message) => {
    expect(await send(products)).toMatchObject({ code: codes.badRequest, message: message.zh });
    expect(await stored()).toEqual([]);
  });

  test("a network can send sixty baskets in an hour", async () => {
    for (let sent = 0; sent < 60; sent += 1) expect((await send()).code).toBe(codes.success);
    expect((await send()).code).toBe(codes.tooMany);
    shop.clock.time += 60 * 60 * 1000;
    expect((await send()).code).toBe(codes.success);
  });

  test("a customer has at most so many open links; an ended one makes room", async () => {
    const { token } = (await send(undefined, lin)).data;
    const [row] = await stored();
    if (!row) throw new Error("no basket");
    const others = Array.from({ length: MOST_OPEN_BASKETS - 1 }, (_, at) => ({
      ...row,
      token_hash: String(at),
    }));
    await shop.database.transact((tx) => tx.insertInto("sent_baskets").values(others).execute());
    expect(await send(undefined, lin)).toMatchObject({
      code: codes.badRequest,
      message: sentBasketMessages.tooManyOpen.zh,
    });
    expect((await send(undefined, wang)).code).toBe(codes.success);
    await end(token, "", lin);
    expect((await send(undefined, lin)).code).toBe(codes.success);
  });

  test("a link expires after thirty days, and is forgotten after thirty more", async () => {
    const { token } = (await send()).data;
    shop.clock.time += SENT_BASKET_MS;
    expect(await read(token)).toMatchObject({
      code: codes.linkDead,
      message: sentBasketMessages.expired.zh,
    });
    await sweepSentBaskets(shop.database, shop.clock.time + SENT_BASKET_MS);
    expect(await stored()).toHaveLength(1);
    await sweepSentBaskets(shop.database, shop.clock.time + SENT_BASKET_MS + 1);
    expect(await stored()).toEqual([]);
    expect((await read(token)).code).toBe(codes.notFound);
  });

  test("a guest ends the own link with its key, and its content is gone", async () => {
    const { token, endKey } = (await send(undefined, undefined, "秘密")).data;
    expect((await end(token, endKey)).code).toBe(codes.success);
    expect((await end(token, endKey)).code).toBe(codes.success);
    expect(await read(token)).toMatchObject({
      code: codes.linkDead,
      message: sentBasketMessages.ended.zh,
    });
    expect(await stored()).toMatchObject([{ note: "", products: "[]" }]);
  });

  test("a guest's link can be ended after the log-in, too", async () => {
    const { token, endKey } = (await send()).data;
    expect((await end(token, endKey, lin)).code).toBe(codes.success);
  });

  test("a customer ends the own link from any device", async () => {
    const { token } = (await send(undefined, lin)).data;
    expect((await read(token, lin)).data.isOwn).toBe(true);
    expect((await read(token, wang)).data.isOwn).toBe(false);
    expect((await end(token, "", lin)).code).toBe(codes.success);
    expect((await read(token)).code).toBe(codes.linkDead);
  });

  test.each(["", "x", "0", "null"])(
    "nobody ends the link of another with the key %j",
    async (key) => {
      const [guests, customers] = [(await send()).data, (await send(undefined, lin)).data];
      for (const by of [undefined, wang])
        for (const { token } of [guests, customers])
          expect(await end(token, key, by)).toMatchObject({
            code: codes.notFound,
            message: sentBasketMessages.missing.zh,
          });
      expect((await end(guests.token, guests.token, wang)).code).toBe(codes.notFound);
      expect((await end(guests.token, "", lin)).code).toBe(codes.notFound);
      for (const { token } of [guests, customers])
        expect((await read(token)).code).toBe(codes.success);
    },
  );

  test.each(["", " ", "%", "_", "' or 1=1 --", "../../basket", "a".repeat(500), "undefined", "{}"])(
    "the token %j opens nothing",
    async (token) => {
      await send();
      expect((await read(token)).code).toBe(codes.notFound);
      expect((await end(token, "")).code).toBe(codes.notFound);
    },
  );

  test("a token with another case, or with more or less of it, opens nothing", async () => {
    const { token } = (await send()).data;
    const others = [token.slice(1), `${token}=`, `${token}A`, token.toLowerCase(), `${token} `];
    for (const other of others) {
      if (other === token) continue;
      expect((await read(other)).code).toBe(codes.notFound);
    }
  });

  test("chosen products go into the cart with a verdict for each", async () => {
    const products = [
      ...reagents([ETHANOL, 2], ["X000000-1g", 1]),
      { kind: "instrument", productCode: STIRRER, quantity: 1 } as const,
    ];
    const { data } = await shop.call(addSentProducts, { products }, { token: lin });
    expect(data.rows.map(({ verdict }) => verdict)).toEqual(["added", "refused", "added"]);
    const cart = (await shop.call(readCart, {}, { token: lin })).data;
    expect(cart.reagents).toMatchObject([{ productCode: ETHANOL, quantity: 2 }]);
    expect(cart.instruments).toMatchObject([{ productCode: STIRRER, quantity: 1 }]);
  });

  test("a repeated addition adds once", async () => {
    const products = reagents([ETHANOL, 2]);
    const options = { token: lin, requestKey: "4a9e8f8e-6f0f-4f7c-9b1c-1f6f5a7f0a01" };
    await shop.call(addSentProducts, { products }, options);
    await shop.call(addSentProducts, { products }, options);
    const cart = (await shop.call(readCart, {}, { token: lin })).data;
    expect(cart.reagents).toMatchObject([{ productCode: ETHANOL, quantity: 2 }]);
  });

  test("the links of a deleted account are gone", async () => {
    const { token } = (await send(undefined, lin)).data;
    await shop.database.transact((tx) => deletePersonalData(tx, "lin"));
    expect((await read(token)).code).toBe(codes.notFound);
  });
});
