import { createOrder } from "@reagent/api/contract/checkout";
import { codes } from "@reagent/api/contract/envelope";
import { payOrder, readOrderStatement } from "@reagent/api/contract/payment";
import { shop as company } from "@reagent/api/contract/shop";
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
import { lapseOrders, remindOfTransfers } from "./lapse.ts";

const START = Date.parse("2026-11-21T03:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TERM_MS = 72 * HOUR_MS;
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

    describe("a bank transfer has time (decisions, a bank transfer has time)", () => {
      const TRANSFER_TERM_MS = 14 * DAY_MS;
      const choose = async (methodId: string) => {
        const [order] = await orders();
        const { id: orderId = "", kind: goods = "reagent" } = order ?? {};
        const pay = { purpose: "order", orderId, kind: goods, methodId } as const;
        return shop.call(payOrder, pay, { token });
      };
      const deadlines = async () => (await orders()).map(({ pay_by: payBy }) => payBy);
      const remind = () => remindOfTransfers(shop);

      test("both orders keep their goods for two weeks after they were placed", async () => {
        await place();
        shop.clock.time = START + DAY_MS;
        await choose(methodIds.transfer);
        expect(await deadlines()).toEqual([START + TRANSFER_TERM_MS, START + TRANSFER_TERM_MS]);
        shop.clock.time = START + TRANSFER_TERM_MS - 1;
        await lapse();
        expect(await stocks()).toEqual([STOCK - 5, 0]);
        shop.clock.time = START + TRANSFER_TERM_MS;
        await lapse();
        expect(await stocks()).toEqual([STOCK, STOCK]);
      });

      test("another way to pay ends the longer term, and repeating a choice changes nothing", async () => {
        await place();
        await choose(methodIds.transfer);
        shop.clock.time = START + DAY_MS;
        await choose(methodIds.wechat);
        expect(await deadlines()).toEqual([START + TERM_MS, START + TERM_MS]);
        await choose(methodIds.transfer);
        shop.clock.time = START + 5 * DAY_MS;
        await choose(methodIds.wechat);
        const left = [shop.clock.time + STARTED_PAYMENT_WAIT_MS];
        expect(await deadlines()).toEqual([...left, ...left]);
        shop.clock.time += STARTED_PAYMENT_WAIT_MS / 2;
        await choose(methodIds.wechat);
        expect(await deadlines()).toEqual([...left, ...left]);
      });

      test("the customer gets the bank account at once, and a reminder at half time", async () => {
        await place();
        await shop.mails();
        await choose(methodIds.transfer);
        await choose(methodIds.transfer);
        const codesOf = (await orders()).map(({ code }) => code).join("、");
        const [mail, ...others] = await shop.mails();
        expect(others).toEqual([]);
        expect(mail?.subject).toBe(`订单 ${codesOf} 待转账`);
        expect(mail?.text).toContain(`账号：${company.bank.account}。`);
        expect(mail?.text).toContain(`转账附言：${codesOf}。`);
        expect(mail?.text).toContain("款项请在 2026-12-05 11:00 前到账");
        shop.clock.time = START + TRANSFER_TERM_MS / 2 - 1;
        await remind();
        expect(await shop.mails()).toEqual([]);
        shop.clock.time += 1;
        await Promise.all([remind(), remind()]);
        await remind();
        const reminders = await shop.mails();
        expect(reminders.map(({ subject }) => subject)).toEqual([
          `提醒：订单 ${codesOf} 的转账尚未到账`,
        ]);
      });

      test.each([
        ["once another way to pay is chosen", () => choose(methodIds.wechat)],
        ["for an order that is kept", async () => operate("keep", (await orders())[0]?.code ?? "")],
        ["once the money is there", async () => operate("paid", (await orders())[0]?.code ?? "")],
      ])("nobody is reminded %s", async (_, change) => {
        await place();
        await choose(methodIds.transfer);
        await change();
        await shop.mails();
        shop.clock.time = START + TRANSFER_TERM_MS / 2;
        await remind();
        expect(await shop.mails()).toEqual([]);
      });

      test("the statement has both deadlines, and a kept order has neither", async () => {
        const { orderId, kind: goods } = await place();
        const read = async () =>
          (await shop.call(readOrderStatement, { orderId, kind: goods }, { token })).data.order;
        expect(await read()).toMatchObject({
          payBy: START + TERM_MS,
          transferBy: START + TRANSFER_TERM_MS,
        });
        await operate("keep", (await orders())[0]?.code ?? "");
        expect(await read()).toMatchObject({ payBy: null, transferBy: null });
      });
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
