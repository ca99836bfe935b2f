import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { payOrder, readOrderStatement } from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import { methodIds } from "@reagent/domain/payment";
import { STARTED_PAYMENT_WAIT_MS } from "@reagent/domain/unpaid-order";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsIn } from "../../testing/accounts.ts";
import { fillCart, giveCoupon, orderTo, readyToOrder } from "../../testing/checkout.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers, packIds, skuIds } from "../../testing/fixture.ts";
import { notifyShop, paymentAt } from "../../testing/gateway.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop } from "../../testing/shop.ts";
import type { TestShop } from "../../testing/shop.ts";
import { lapseOrders } from "./lapse.ts";

const START = Date.parse("2026-11-21T03:00:00Z");
const TERM_MS = 72 * 60 * 60 * 1000;
const STOCK = 7;
const AT_ONCE = 12;

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let addressId: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    addressId = await readyToOrder(shop.database, "lin");
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.clock.time = START;
    token = await shop.logIn(customers.lin);
    await accounts.clear();
    await shop.database.transact(async (tx) => {
      await tx.deleteFrom("coupons").execute();
      await tx.updateTable("packs").set({ stock: STOCK }).execute();
      await tx.updateTable("instrument_skus").set({ stock: STOCK }).execute();
    });
    await shop.mails();
  });

  /** Places an order of both kinds with a coupon. Returns the reagent order. */
  const place = async (language: "cn" | "en" = "cn") => {
    await fillCart(shop.database, "lin", [
      { kind: "reagent", productId: packIds.ethanol500, quantity: 5 },
      { kind: "instrument", productId: skuIds.stirrer, quantity: 9 },
    ]);
    const couponId = await giveCoupon(shop.database, "lin");
    const order = { ...orderTo(addressId), couponId };
    return (await shop.call(createOrder, order, { token, language })).data;
  };
  const lapse = () => lapseOrders(shop);
  const orders = () =>
    shop.database.read.selectFrom("orders").selectAll().orderBy("code").execute();
  const coupons = async () =>
    (await shop.database.read.selectFrom("coupons").select("state").execute()).map(
      ({ state }) => state,
    );
  const stocks = async () => {
    const { database } = shop;
    const stockIn = async (table: "packs" | "instrument_skus", id: number) =>
      (
        await database.read
          .selectFrom(table)
          .select("stock")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).stock;
    return [
      await stockIn("packs", packIds.ethanol500),
      await stockIn("instrument_skus", skuIds.stirrer),
    ];
  };
  const operate = (...args: string[]) => operateIn(shop, ...args);

  onlyOnDefault(kind, () => {
    test("an unpaid pair of orders is cancelled at its deadline, and gives stock and coupon back", async () => {
      await place();
      expect(await stocks()).toEqual([STOCK - 5, 0]);
      shop.clock.time = START + TERM_MS - 1;
      await lapse();
      expect(await stocks()).toEqual([STOCK - 5, 0]);
      expect(await coupons()).toEqual(["used"]);
      shop.clock.time = START + TERM_MS;
      await lapse();
      expect(await stocks()).toEqual([STOCK, STOCK]);
      expect(await coupons()).toEqual(["unused"]);
      for (const order of await orders()) {
        expect(order).toMatchObject({ review: "cancelled", payment: "unpaid" });
        expect(await accounts.events(order.id)).toEqual(["placed", "lapsed"]);
      }
    });

    test("the customer gets the deadline with the order and one mail when it lapses, in the order's language", async () => {
      await place("en");
      const [placed] = await shop.mails();
      expect(placed?.text).toContain("please pay by 2026-11-24 11:00 Beijing time");
      shop.clock.time = START + TERM_MS;
      await lapse();
      await lapse();
      const [first, second] = await orders();
      const mails = await shop.mails();
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        to: customers.lin,
        subject: `Your order ${first?.code}, ${second?.code} was cancelled because it was not paid`,
      });
      expect(mails[0]?.text).toContain("was not paid by 2026-11-24 11:00 Beijing time");
    });

    test("the statement has the deadline, and no lapsed order can be paid", async () => {
      const { orderId, kind } = await place();
      const read = () => shop.call(readOrderStatement, { orderId, kind }, { token });
      expect((await read()).data.order.payBy).toBe(START + TERM_MS);
      shop.clock.time = START + TERM_MS;
      await lapse();
      expect(await read()).toMatchObject({ code: codes.notPayable });
      const pay = { purpose: "order", orderId, kind, methodId: methodIds.balance } as const;
      expect(await shop.call(payOrder, pay, { token })).toMatchObject({ code: codes.notPayable });
    });
  });

  test("many servers that cancel at once give the stock back once and send one mail", async () => {
    await place();
    await shop.mails();
    shop.clock.time = START + TERM_MS;
    await Promise.all(Array.from({ length: AT_ONCE }, lapse));
    expect(await stocks()).toEqual([STOCK, STOCK]);
    expect(await shop.mails()).toHaveLength(1);
  });

  test("an order that is paid at the moment of its deadline is either paid or cancelled", async () => {
    for (let round = 0; round < AT_ONCE; round += 1) {
      shop.clock.time = START;
      await accounts.clear();
      await shop.database.transact((tx) => tx.updateTable("packs").set({ stock: STOCK }).execute());
      await accounts.give("lin", 10_000_000);
      const { orderId, kind } = await place();
      shop.clock.time = START + TERM_MS;
      const pay = { purpose: "order", orderId, kind, methodId: methodIds.balance } as const;
      const [paid] = await Promise.all([shop.call(payOrder, pay, { token }), lapse()]);
      const isPaid = paid.code === codes.success;
      for (const order of await orders())
        expect(order).toMatchObject(
          isPaid
            ? { payment: "paid", review: "pending" }
            : { payment: "unpaid", review: "cancelled" },
        );
      expect((await stocks())[0]).toBe(isPaid ? STOCK - 5 : STOCK);
      const taken = isPaid ? (await orders()).reduce((all, { amount }) => all + amount, 0) : 0;
      expect(await accounts.balance("lin")).toBe(10_000_000 - taken);
    }
  });

  onlyOnDefault(kind, () => {
    describe("a payment that was started at a gateway", () => {
      const start = async () => {
        const { orderId, kind } = await place();
        const pay = { purpose: "order", orderId, kind, methodId: methodIds.wechat } as const;
        return paymentAt((await shop.call(payOrder, pay, { token })).data.url);
      };
      const arrive = async (paymentId: string) => {
        const due = (await orders()).reduce((all, { amount }) => all + amount, 0);
        await notifyShop(shop, { id: "n1", paymentId, outcome: "paid", amount: fen(due) });
        return due;
      };

      test("a payment that was started at a gateway has half an hour to arrive after the deadline", async () => {
        const paymentId = await start();
        shop.clock.time = START + TERM_MS + STARTED_PAYMENT_WAIT_MS - 1;
        await lapse();
        await arrive(paymentId);
        shop.clock.time += 1;
        await lapse();
        for (const order of await orders())
          expect(order).toMatchObject({ payment: "paid", review: "pending" });
      });

      test("a payment that was started at a gateway goes to the balance where it arrives later", async () => {
        const paymentId = await start();
        shop.clock.time = START + TERM_MS + STARTED_PAYMENT_WAIT_MS;
        await lapse();
        expect(await stocks()).toEqual([STOCK, STOCK]);
        const paid = await arrive(paymentId);
        expect(await accounts.balance("lin")).toBe(paid);
        for (const order of await orders())
          expect(order).toMatchObject({ payment: "unpaid", review: "cancelled" });
      });
    });

    describe("a bank transfer", () => {
      test("the customer's word that a bank transfer is made does not keep an order", async () => {
        const { orderId, kind } = await place();
        const pay = { purpose: "order", orderId, kind, methodId: methodIds.transfer } as const;
        expect((await shop.call(payOrder, pay, { token })).code).toBe(codes.success);
        shop.clock.time = START + TERM_MS;
        await lapse();
        expect(await stocks()).toEqual([STOCK, STOCK]);
      });

      test("a bank transfer is awaited without a deadline once the operator keeps the order", async () => {
        const { orderId, kind } = await place();
        const [first] = await orders();
        expect(await operate("show", first?.code ?? "")).toContain("Lapses at 2026-11-24 11:00.");
        expect(await operate("keep", first?.code ?? "")).toContain("Kept until it is paid.");
        shop.clock.time = START + 10 * TERM_MS;
        token = await shop.logIn(customers.lin);
        await lapse();
        for (const order of await orders()) expect(order.review).toBe("pending");
        const statement = await shop.call(readOrderStatement, { orderId, kind }, { token });
        expect(statement.data.order.payBy).toBeNull();
      });

      test("a bank transfer goes to the balance once where it arrives after the order lapsed", async () => {
        await place();
        shop.clock.time = START + TERM_MS;
        await lapse();
        const [first, second] = await orders();
        await operate("paid", first?.code ?? "");
        const amount = (first?.amount ?? 0) + (second?.amount ?? 0);
        expect(await accounts.balance("lin")).toBe(amount);
        await expect(operate("paid", second?.code ?? "")).rejects.toThrow(
          "does not wait to be paid",
        );
        await expect(operate("keep", first?.code ?? "")).rejects.toThrow(
          "does not wait to be paid",
        );
        expect(await accounts.balance("lin")).toBe(amount);
        expect(await stocks()).toEqual([STOCK, STOCK]);
      });
    });
  });
});
