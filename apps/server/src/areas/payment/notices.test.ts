import { confirmPaid, payOrder, readPaymentState } from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { reconcile } from "../../ordering/payments/reconcile.ts";
import { NOTICE_BEHAVIOURS } from "../../ports/payment/simulator/notice-behaviour.ts";
import { accountsIn } from "../../testing/accounts.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { decide, paymentAt, notifyShop } from "../../testing/gateway.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";

const AMOUNT = fen(1000);
const MINUTE_MS = 60_000;
const RUNS = 25;

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
  beforeEach(() => accounts.clear());

  const named = (orderId: string) => ({ purpose: "order", orderId, kind: "reagent" }) as const;
  const startPayment = async (orderId: string, methodId = "50") =>
    (await shop.call(payOrder, { ...named(orderId), methodId }, { token })).data.url;
  const confirm = (orderId: string) => shop.call(confirmPaid, named(orderId), { token });
  const state = async (orderId: string) =>
    (await shop.call(readPaymentState, named(orderId), { token })).data.state;
  const outcomes = async () =>
    await shop.database.read
      .selectFrom("payment_notices")
      .select(["id", "outcome"])
      .orderBy("id")
      .execute();

  onlyOnDefault(kind, () => {
    test("a notice of payment pays the order and its related order", async () => {
      const [first, second] = await accounts.placePair(600, 400);
      const url = await startPayment(first);
      expect(await confirm(first)).toMatchObject({
        code: 400,
        message: "暂未收到您的付款。如您已支付，请稍候再确认。",
      });
      expect(
        await notifyShop(shop, {
          id: "n1",
          paymentId: paymentAt(url),
          outcome: "paid",
          amount: AMOUNT,
        }),
      ).toBe(200);
      for (const id of [first, second]) {
        expect(await accounts.order(id)).toMatchObject({
          payment: "paid",
          paid_by: "wechat",
          credit_owed: 0,
        });
        expect(await accounts.events(id)).toEqual(["paid"]);
      }
      expect(await confirm(first)).toMatchObject({ code: 200 });
      expect(await state(first)).toBe("paid");
      expect(await accounts.balance("lin")).toBe(0);
    });

    test("a payment for an order that was cancelled meanwhile can be confirmed, and is in the balance", async () => {
      const id = await accounts.place();
      const url = await startPayment(id);
      await shop.database.transact((tx) =>
        tx.updateTable("orders").set({ review: "cancelled" }).where("id", "=", id).execute(),
      );
      expect(await confirm(id)).toMatchObject({ code: 400 });
      expect(await state(id)).toBe("unknown");
      await decide(shop, url, "paid", "never");
      expect(await confirm(id)).toMatchObject({ code: 200 });
      const { data } = await shop.call(readPaymentState, named(id), { token });
      expect(data).toMatchObject({ state: "paid", isCancelled: true });
      expect(await accounts.order(id)).toMatchObject({ payment: "unpaid" });
      expect(await accounts.balance("lin")).toBe(AMOUNT);
    });

    test("every sequence of notices ends in the right state and pays once", async () => {
      const notice = fc.record({
        number: fc.nat({ max: 3 }),
        outcome: fc.constantFrom("paid", "refused", "abandoned"),
        amount: fc.constantFrom(AMOUNT, AMOUNT, fen(999), fen(100_000)),
        isForged: fc.constantFrom(false, false, true),
        isOfTwo: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(notice, { minLength: 1, maxLength: 6 }), async (notices) => {
          await accounts.clear();
          const id = await accounts.place();
          const payments = [
            paymentAt(await startPayment(id)),
            paymentAt(await startPayment(id, "11")),
          ] as const;
          const applied = new Map<string, { outcome: string; isRight: boolean; payment: string }>();
          for (const { number, outcome, amount, isForged, isOfTwo } of notices) {
            const paymentId = payments[isOfTwo ? 1 : 0];
            const name = `${paymentId}-${String(number)}`;
            const status = await notifyShop(
              shop,
              { id: name, paymentId, outcome, amount },
              isForged ? "another key" : undefined,
            );
            expect(status).toBe(isForged ? 403 : 200);
            if (!isForged && !applied.has(name))
              applied.set(name, { outcome, isRight: amount === AMOUNT, payment: paymentId });
          }
          const said = [...applied.values()].filter(({ isRight }) => isRight);
          const paid = new Set(
            said.filter(({ outcome }) => outcome === "paid").map(({ payment }) => payment),
          );
          expect((await accounts.order(id)).payment).toBe(paid.size > 0 ? "paid" : "unpaid");
          expect(await accounts.events(id)).toEqual(paid.size > 0 ? ["paid"] : []);
          expect(await accounts.balance("lin")).toBe(AMOUNT * Math.max(0, paid.size - 1));
          expect((await outcomes()).map((row) => row.id)).toEqual([...applied.keys()].toSorted());
        }),
        { numRuns: RUNS },
      );
    });
  });

  test("a notice sent many times in parallel is applied once", async () => {
    const id = await accounts.place();
    const paymentId = paymentAt(await startPayment(id));
    const notice = { id: "one", paymentId, outcome: "paid", amount: AMOUNT } as const;
    const statuses = await Promise.all(Array.from({ length: 12 }, () => notifyShop(shop, notice)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await outcomes()).toEqual([{ id: "one", outcome: "settled" }]);
    expect(await accounts.events(id)).toEqual(["paid"]);
  });

  onlyOnDefault(kind, () => {
    test("a notice of an unknown payment, a malformed one or one with a wrong key changes nothing", async () => {
      const id = await accounts.place();
      const paymentId = paymentAt(await startPayment(id));
      expect(
        await notifyShop(shop, { id: "n", paymentId: "nowhere", outcome: "paid", amount: AMOUNT }),
      ).toBe(200);
      expect(
        await notifyShop(shop, { id: "m", paymentId, outcome: "paid", amount: AMOUNT }, "guessed"),
      ).toBe(403);
      expect(await shop.notify({ id: "o", payment: paymentId, outcome: "paid" }, "")).toBe(400);
      expect(
        await shop.notify(
          { id: "o", payment: paymentId, outcome: "paid", amount: "10.00", reference: "x" },
          "",
        ),
      ).toBe(403);
      expect(await outcomes()).toEqual([{ id: "n", outcome: "ignored" }]);
      expect(await accounts.order(id)).toMatchObject({ payment: "unpaid" });
    });

    test.each([
      ["cancelled", { review: "cancelled" }],
      ["paid otherwise", { payment: "paid", paid_by: "transfer" }],
    ] as const)(
      "a payment for an order that was %s in the meantime is added to the customer's balance with its own entry",
      async (_, values) => {
        const id = await accounts.place();
        const paymentId = paymentAt(await startPayment(id));
        await accounts.set(id, values);
        await notifyShop(shop, { id: "late", paymentId, outcome: "paid", amount: AMOUNT });
        expect(await accounts.order(id)).toMatchObject(values);
        const lines = await shop.database.read
          .selectFrom("ledger_entries")
          .select(["account", "amount", "reason", "order_id"])
          .execute();
        expect(lines).toEqual([
          { account: "prepay", amount: 1000, reason: "top-up", order_id: id },
        ]);
      },
    );

    test("a payment can be repeated after one was refused or abandoned", async () => {
      const id = await accounts.place();
      const refused = await startPayment(id);
      await decide(shop, refused, "refused");
      await shop.deliverNotices();
      expect(await state(id)).toBe("refused");
      shop.clock.time += MINUTE_MS;
      const abandoned = await startPayment(id);
      expect(abandoned).not.toBe(refused);
      await decide(shop, abandoned, "abandoned");
      await shop.deliverNotices();
      expect(await state(id)).toBe("open");
      shop.clock.time += MINUTE_MS;
      await decide(shop, await startPayment(id), "paid");
      await shop.deliverNotices();
      expect(await state(id)).toBe("paid");
      expect(await confirm(id)).toMatchObject({ code: 200 });
    });

    describe.each(NOTICE_BEHAVIOURS)("a gateway that notifies %s", (behaviour) => {
      test.each([
        ["paid", "paid", 1],
        ["refused", "refused", 0],
      ] as const)(
        "a notice of the gateway leaves a payment that was %s in that state, applied once",
        async (outcome, expected, events) => {
          const id = await accounts.place();
          await decide(shop, await startPayment(id), outcome, behaviour);
          await decide(shop, await startPayment(id), "abandoned", behaviour);
          for (let minute = 0; minute < 3; minute += 1) {
            await shop.deliverNotices();
            await reconcile(shop);
            shop.clock.time += MINUTE_MS;
          }
          const payments = await shop.database.read
            .selectFrom("payments")
            .select("state")
            .orderBy("created_at")
            .execute();
          expect(payments[0]).toEqual({ state: expected });
          expect(await accounts.events(id)).toHaveLength(events);
          expect(await accounts.balance("lin")).toBe(0);
        },
      );
    });

    test.each(["late", "twice", "never"] as const)(
      "a payment by code and on the phone's page pays once, with a gateway that notifies %s",
      async (behaviour) => {
        const id = await accounts.place();
        const start = (await shop.call(payOrder, { ...named(id), methodId: "50" }, { token })).data;
        await decide(shop, start.mobileUrl ?? "", "paid", behaviour);
        await decide(shop, start.url, "paid", behaviour);
        for (let minute = 0; minute < 3; minute += 1) {
          await shop.deliverNotices();
          await reconcile(shop);
          shop.clock.time += MINUTE_MS;
        }
        expect(await state(id)).toBe("paid");
        expect(await accounts.events(id)).toEqual(["paid"]);
        expect(await accounts.balance("lin")).toBe(0);
      },
    );

    test("the shop queries the gateway when the customer confirms a payment", async () => {
      const id = await accounts.place();
      const url = await startPayment(id, "11");
      await decide(shop, url, "paid", "never");
      expect(await state(id)).toBe("unknown");
      expect(await confirm(id)).toMatchObject({ code: 200 });
      expect(await accounts.order(id)).toMatchObject({ payment: "paid", paid_by: "bank" });
    });

    test("a payment that never reached the gateway, or was never completed, is abandoned", async () => {
      const [lost, abandoned] = [await accounts.place(), await accounts.place()];
      const url = await startPayment(lost);
      await startPayment(abandoned);
      await shop.database.transact((tx) =>
        tx.deleteFrom("simulated_payments").where("id", "=", paymentAt(url)).execute(),
      );
      shop.clock.time += MINUTE_MS;
      await reconcile(shop);
      expect([await state(lost), await state(abandoned)]).toEqual(["unknown", "unknown"]);
      shop.clock.time += 10 * MINUTE_MS;
      await reconcile(shop);
      expect([await state(lost), await state(abandoned)]).toEqual(["open", "unknown"]);
      shop.clock.time += 120 * MINUTE_MS;
      await reconcile(shop);
      expect(await state(abandoned)).toBe("open");
    });
  });
});
