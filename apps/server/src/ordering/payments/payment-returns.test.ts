import { randomUUID } from "node:crypto";
import { readOrder } from "@reagent/api/contract/order";
import { payOrder, readOrderStatement } from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Gateway, type PaymentReturn, type ReturnState } from "../../ports/payment/gateway.ts";
import { accountsIn } from "../../testing/accounts.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { paymentAt } from "../../testing/gateway.ts";
import { operateIn } from "../../testing/operate.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { giveBackTo, makePaymentReturns } from "./payment-returns.ts";
import { applyReceived } from "./reconcile.ts";

const CODE = "E100001-500mL";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await accounts.clear();
    await shop.mails();
  });

  /** Pays orders of 10.00 yuan with WeChat, once for each name that the gateway gives the money. */
  const pay = async (orderId: string, ...references: string[]) => {
    const params = { purpose: "order", orderId, kind: "reagent", methodId: "50" } as const;
    const { url } = (await shop.call(payOrder, params, { token })).data;
    const asked = { orderId, kind: "reagent" } as const;
    const { total } = (await shop.call(readOrderStatement, asked, { token })).data;
    const received = references.map((reference) => ({ amount: total.amount, reference }));
    await applyReceived(shop, paymentAt(url), received);
    await accounts.set(orderId, { review: "reviewed" });
    await shop.mails();
  };
  /** An order whose code an operator can type. */
  const place = () => accounts.place({ id: randomUUID().toUpperCase() });
  const paidOrder = async (...references: string[]) => {
    const orderId = await place();
    await pay(orderId, ...(references.length > 0 ? references : ["4200001"]));
    return orderId;
  };
  const operator = (...args: string[]) => operateIn(shop, ...args);
  const terminate = (orderId: string) =>
    operator("terminate", `MK-${orderId}`, CODE, "--to-payment");
  /** A gateway that says this of each refund, and the refunds that it was asked for. */
  const saying = (...states: readonly (ReturnState | Error)[]) => {
    const asked: PaymentReturn[] = [];
    const giveBack = vi.fn<Gateway["giveBack"]>(async (_payment, refund) => {
      const state = states[Math.min(asked.length, states.length - 1)];
      asked.push(refund);
      if (state instanceof Error) throw state;
      return state ?? { state: "made" };
    });
    const make = () =>
      makePaymentReturns({
        database: shop.database,
        clock: shop.clock,
        gateway: { ...shop.gateway, giveBack },
      });
    return { asked, make };
  };
  const stored = () =>
    shop.database.read.selectFrom("payment_returns").select(["amount", "state"]).execute();

  test("a refund to the payment is made once, and never goes to the balance", async () => {
    const orderId = await paidOrder();
    expect(await terminate(orderId)).toContain("10.00 RMB were given back.");
    expect(await accounts.balance("lin")).toBe(0);
    expect((await accounts.order(orderId)).refunded_amount).toBe(1000);
    const gateway = saying({ state: "made" });
    await Promise.all([gateway.make(), gateway.make()]);
    await gateway.make();
    expect(new Set(gateway.asked.map(({ returnId }) => returnId)).size).toBe(1);
    expect(gateway.asked[0]).toMatchObject({
      amount: 1000,
      paid: { amount: 1000, reference: "4200001" },
    });
    expect(await stored()).toEqual([{ amount: 1000, state: "made" }]);
    expect(await accounts.balance("lin")).toBe(0);
    expect(await accounts.events(orderId)).toEqual(["paid", "terminated", "payment-returned"]);
  });

  test("a refund that the gateway refuses for good goes to the balance once", async () => {
    const orderId = await paidOrder();
    await terminate(orderId);
    const gateway = saying({ state: "failed", problem: "USER_ACCOUNT_ABNORMAL" });
    await Promise.all([gateway.make(), gateway.make(), gateway.make()]);
    expect(await accounts.balance("lin")).toBe(1000);
    const events = await accounts.events(orderId);
    expect(events.filter((event) => event === "payment-return-failed")).toHaveLength(1);
    expect(await operator("payment-returns")).toBe("No refund waits.");
    expect(await operator("payment-returns", "--all")).toContain("failed, USER_ACCOUNT_ABNORMAL");
  });

  test("two refunds of orders that were paid together give back no more than was paid", async () => {
    const [first, second] = await accounts.placePair(600, 400);
    await pay(first, "4200001");
    const orders = [await accounts.order(first), await accounts.order(second)];
    const left = await Promise.all(
      orders.map((order) =>
        shop.database.transact((tx) =>
          giveBackTo(tx, order, { refund: fen(700), now: shop.clock.time }),
        ),
      ),
    );
    expect(left.reduce((sum, each) => sum + each, 0)).toBe(400);
    const given = await stored();
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(1000);
  });

  onlyOnDefault(kind, () => {
    test("without the option the money goes to the balance, as before", async () => {
      const orderId = await paidOrder();
      await operator("terminate", `MK-${orderId}`, CODE);
      expect(await accounts.balance("lin")).toBe(1000);
      expect(await stored()).toEqual([]);
      expect(await accounts.events(orderId)).toEqual(["paid", "terminated", "refunded"]);
    });

    test("the customer is told where the money goes, and if it goes to the balance after all", async () => {
      const orderId = await paidOrder();
      await terminate(orderId);
      const [mail, ...others] = await shop.mails();
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(`订单 MK-${orderId} 已退款`);
      expect(mail?.text).toContain(`退款原因：商品 ${CODE} 的未发部分不再发货。`);
      expect(mail?.text).toContain("退款 10.00 元，将原路退回您付款时使用的账户");
      await saying({ state: "failed", problem: "CLOSED" }).make();
      const [after] = await shop.mails();
      expect(after?.subject).toBe(`订单 MK-${orderId} 的退款已转入余额`);
      const asked = { orderId, isLegacy: false };
      const { timeline } = (await shop.call(readOrder, asked, { token })).data;
      const [returned, failed] = timeline.slice(-2);
      expect(returned).toMatchObject({
        event: "payment-returned",
        amount: 1000,
        payMethod: "微信支付",
      });
      expect(failed).toMatchObject({ event: "payment-return-failed", amount: 1000, payMethod: "" });
    });

    test("an account whose refund the gateway has not made cannot be deleted", async () => {
      await terminate(await paidOrder());
      await expect(operator("delete", customers.lin, "--yes")).rejects.toThrow(
        "payments and refunds without an outcome: 1",
      );
    });

    test("a refund that the gateway has not made yet is asked for again, with the same number", async () => {
      const orderId = await paidOrder();
      await terminate(orderId);
      const gateway = saying(
        new Error("no answer"),
        { state: "waiting", problem: "ABNORMAL" },
        { state: "made" },
      );
      await expect(gateway.make()).rejects.toThrow("Refunds could not be made.");
      await gateway.make();
      expect(await operator("payment-returns")).toMatch(
        new RegExp(`MK-${orderId} +wechat +4200001 +10\\.00 .*waiting, ABNORMAL`, "u"),
      );
      await gateway.make();
      await gateway.make();
      expect(new Set(gateway.asked.map(({ returnId }) => returnId)).size).toBe(1);
      expect(gateway.asked).toHaveLength(3);
      expect(await accounts.balance("lin")).toBe(0);
    });

    test("money that came twice went to the balance, and does not go back a second time", async () => {
      const orderId = await paidOrder("4200001", "4200002");
      expect(await accounts.balance("lin")).toBe(1000);
      await terminate(orderId);
      const gateway = saying({ state: "made" });
      await gateway.make();
      expect(gateway.asked.map(({ paid }) => paid.reference)).toEqual(["4200001"]);
      expect(await accounts.balance("lin")).toBe(1000);
    });

    test.each(["balance", "credit", "transfer"] as const)(
      "an order that was paid by %s is refused, and nothing changes",
      async (paidBy) => {
        const orderId = await place();
        await accounts.set(orderId, {
          review: "reviewed",
          payment: "paid",
          paid_by: paidBy,
          paid_at: shop.clock.time,
        });
        await expect(terminate(orderId)).rejects.toThrow("was not paid online");
        await expect(
          operator("refund", `MK-${orderId}`, CODE, "1", "--to-payment"),
        ).rejects.toThrow("was not paid online");
        expect((await accounts.order(orderId)).refunded_amount).toBe(0);
        expect(await accounts.balance("lin")).toBe(0);
      },
    );
  });
});
