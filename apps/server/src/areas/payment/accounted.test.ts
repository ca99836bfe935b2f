import { cancelInstrumentOrder, cancelOrder } from "@reagent/api/contract/order";
import { payOrder, repayFromBalance, repayOrder } from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import { methodIds } from "@reagent/domain/payment";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsIn } from "../../testing/accounts.ts";
import { onDefaultDatabase } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { notifyShop } from "../../testing/gateway.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";

const OPENING = 2500;
const LIMITS = [1500, 800] as const;
const RUNS = 20;
const MOST_ACTIONS = 14;

const order = fc.nat({ max: 3 });
const action = fc.oneof(
  fc.record({
    does: fc.constant("pay" as const),
    order,
    methodId: fc.constantFrom(...Object.values(methodIds), "11"),
  }),
  fc.record({
    does: fc.constant("notice" as const),
    payment: fc.nat({ max: 5 }),
    outcome: fc.constantFrom("paid", "paid", "refused", "abandoned"),
  }),
  fc.record({ does: fc.constant("cancel" as const), order }),
  fc.record({
    does: fc.constant("repay" as const),
    order: fc.option(order),
    methodId: fc.constantFrom(methodIds.balance, methodIds.wechat),
  }),
  fc.record({ does: fc.constant("repay all" as const) }),
);

type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never;

onDefaultDatabase((makePlace) => {
  let shop: TestShop;
  let token: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());

  /** Tries an action; a refused one changes nothing. */
  async function act(done: Action, ids: readonly string[]): Promise<void> {
    const { database } = shop;
    switch (done.does) {
      case "pay": {
        const { methodId } = done;
        const named = { orderId: ids[done.order] ?? "", kind: "unknown" } as const;
        await shop.call(payOrder, { purpose: "order", methodId, ...named }, { token });
        return;
      }
      case "notice": {
        const payments = await database.read
          .selectFrom("payments")
          .select(["id", "amount"])
          .orderBy("created_at")
          .execute();
        const payment = payments[done.payment];
        if (!payment) return;
        const { outcome } = done;
        const notice = { id: `${payment.id}-${outcome}`, paymentId: payment.id, outcome };
        await notifyShop(shop, { ...notice, amount: fen(payment.amount) });
        return;
      }
      case "cancel": {
        const orderId = ids[done.order] ?? "";
        await shop.call(cancelOrder, { orderId }, { token });
        await shop.call(cancelInstrumentOrder, { orderId }, { token });
        return;
      }
      case "repay": {
        const { methodId } = done;
        const orderId = done.order === null ? "" : (ids[done.order] ?? "");
        const params = { purpose: "repayment", methodId, orderId, kind: "unknown" } as const;
        await shop.call(repayOrder, params, { token });
        return;
      }
      case "repay all":
        await shop.call(repayFromBalance, {}, { token });
    }
  }

  /** All received money is on the balance or in orders, used credit is owed, and no amount is negative. */
  async function expectAccounted(): Promise<void> {
    const { read } = shop.database;
    const orders = await read.selectFrom("orders").selectAll().execute();
    const payments = await read
      .selectFrom("payments")
      .select("amount")
      .where("state", "=", "paid")
      .execute();
    const total = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
    const held = orders
      .filter(({ payment }) => payment === "paid")
      .map((each) => each.amount - each.refunded_amount - each.credit_owed);
    const owedBy = (by: string) =>
      total(orders.filter((each) => each.paid_by === by).map((each) => each.credit_owed));
    const [balance, credit, second] = [
      await accounts.balance("lin"),
      await accounts.balance("lin", "credit"),
      await accounts.balance("lin", "second-credit"),
    ];
    expect(balance + total(held)).toBe(OPENING + total(payments.map(({ amount }) => amount)));
    expect([credit, second]).toEqual([owedBy("credit"), owedBy("second-credit")]);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(credit).toBeLessThanOrEqual(LIMITS[0]);
    expect(second).toBeLessThanOrEqual(LIMITS[1]);
    for (const each of held) expect(each).toBeGreaterThanOrEqual(0);
  }

  test("every sequence of payments, notices, cancellations and repayments keeps money balanced", async () => {
    await accounts.limits("lin", ...LIMITS);
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: MOST_ACTIONS }), async (actions) => {
        await accounts.clear();
        await accounts.give("lin", OPENING);
        const pair = await accounts.placePair(700, 400);
        const ids = [...pair, await accounts.place(), await accounts.place({ amount: 300 })];
        for (const each of actions) {
          await act(each, ids);
          shop.clock.time += 1;
          await expectAccounted();
        }
      }),
      { numRuns: RUNS },
    );
  });
});
