import { readCart } from "@reagent/api/contract/cart";
import { createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "../../settings/settings.ts";
import { fillCart, orderTo, readyToOrder, type Wanted } from "../../testing/checkout.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";
import { keepOrder } from "./transitions/lapse.ts";

const { terms: TERMS } = readSettings({}).unpaidOrders;
const LIMIT = { orders: 3, lines: 4, amount: fen(100_000) };

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;

  beforeAll(async () => {
    shop = await openShop(makePlace, { unpaidOrders: { terms: TERMS, limit: LIMIT } });
    token = await shop.logIn(customers.lin);
    addressId = await readyToOrder(shop.database, "lin");
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.database.transact((tx) => tx.deleteFrom("orders").execute()));

  const ethanol = (quantity = 1): Wanted => ({
    kind: "reagent",
    productId: packIds.ethanol500,
    quantity,
  });
  const salt: Wanted = { kind: "reagent", productId: packIds.salt, quantity: 1 };
  const stirrer: Wanted = { kind: "instrument", productId: skuIds.stirrer, quantity: 1 };
  const order = () => orderTo(addressId);
  const create = async (...wanted: Wanted[]) => {
    await fillCart(shop.database, "lin", wanted);
    return shop.call(createOrder, order(), { token });
  };
  /** What the cart and the checkout show about the selected lines. */
  const shown = async (language: "cn" | "en" = "cn") => {
    const cart = await shop.call(readCart, {}, { token, language });
    const price = await shop.call(priceOrder, { addressId, couponId: "" }, { token, language });
    expect(price.data.overLimit).toBe(cart.data.overLimit);
    return cart.data.overLimit;
  };
  const orders = () => shop.database.read.selectFrom("orders").select("id").execute();

  onlyOnDefault(kind, () => {
    test("a fourth unpaid order is refused with the number; cart and checkout show why before", async () => {
      expect((await create(ethanol(), stirrer)).code).toBe(200);
      expect((await create(ethanol())).code).toBe(200);
      const refused = await create(ethanol());
      expect(refused).toMatchObject({
        code: 400,
        message: "未付款的订单最多 3 张。请先付款或取消未付款的订单，再提交新订单。",
      });
      expect(await shown()).toBe(refused.message);
      expect(await shown("en")).toContain("at most 3 unpaid orders");
      expect(await orders()).toHaveLength(3);
    });

    test("lines beyond the limit are refused with what is left", async () => {
      expect((await create(ethanol(), salt, stirrer)).code).toBe(200);
      const refused = await create(ethanol(), salt);
      expect(refused.code).toBe(400);
      expect(refused.message).toContain("最多 4 种，目前还可订购 1 种");
      expect(await shown()).toBe(refused.message);
      expect((await create(ethanol())).code).toBe(200);
    });

    test("goods beyond the amount are refused with what is left, and unselected lines do not count", async () => {
      expect((await create(ethanol(7))).code).toBe(200);
      const refused = await create(ethanol(4));
      expect(refused.code).toBe(400);
      expect(refused.message).toContain("最多 1,000.00 元，目前还可订购 300.00 元");
      expect(await shown("en")).toContain("you can order for ¥300.00 now");
      await fillCart(shop.database, "lin", [ethanol(3), { ...stirrer, isSelected: false }]);
      expect(await shown()).toBe("");
    });

    test("orders that are paid, cancelled or kept do not count", async () => {
      for (const change of [
        { payment: "paid" },
        { review: "cancelled" },
        { review: "reviewed" },
      ] as const) {
        await create(ethanol(10));
        await shop.database.transact((tx) => tx.updateTable("orders").set(change).execute());
      }
      const { data } = await create(ethanol(10));
      await shop.database.transact((tx) => keepOrder(tx, data.orderId));
      expect((await create(ethanol(10))).code).toBe(200);
      expect((await create(ethanol(1))).code).toBe(400);
    });
  });

  test("parallel orders of one customer do not exceed the limits together", async () => {
    await fillCart(shop.database, "lin", [ethanol(6)]);
    const first = await shop.call(createOrder, order(), { token });
    expect(first.code).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await fillCart(shop.database, "lin", [ethanol(3)]);
        return shop.call(createOrder, order(), { token });
      }),
    );
    expect(answers.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(1);
    expect((await orders()).length).toBeLessThanOrEqual(2);
  });
});
