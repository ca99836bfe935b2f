import { codes } from "@reagent/api/contract/envelope";
import { listOrders } from "@reagent/api/contract/order";
import { payOrder, readOrderStatement, readPaymentState } from "@reagent/api/contract/payment";
import { filterOf } from "@reagent/domain/order";
import { methodIds } from "@reagent/domain/payment";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { settleOrder } from "../../ordering/payments/settle.ts";
import { accountsIn } from "../../testing/accounts.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import type { TestShop } from "../../testing/shop.ts";
import { openShop } from "../../testing/shop.ts";

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let token: string;
  let others: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    shop = await openShop(makePlace);
    token = await shop.logIn(customers.lin);
    others = await shop.logIn(customers.wang);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await accounts.clear();
    await accounts.limits("lin", 0);
  });

  const statement = (orderId: string, of = token, kind: "reagent" | "instrument" = "reagent") =>
    shop.call(readOrderStatement, { orderId, kind }, { token: of });
  const pay = (
    orderId: string,
    methodId: string,
    options: { requestKey?: string; token?: string; kind?: "instrument" } = {},
  ) =>
    shop.call(
      payOrder,
      { purpose: "order", methodId, orderId, kind: options.kind ?? ("reagent" as const) },
      { token, ...options },
    );
  const status = async (orderId: string, kind: "reagent" | "unknown" = "reagent") =>
    (await shop.call(readPaymentState, { purpose: "order", orderId, kind }, { token })).data;
  const state = async (orderId: string) => (await status(orderId)).state;

  onlyOnDefault(kind, () => {
    describe("an order statement", () => {
      test("an order statement lists an order and its related order, and charges both", async () => {
        const [reagents, instruments] = await accounts.placePair(1000, 2500);
        for (const [id, kind] of [
          [reagents, "reagent"],
          [instruments, "instrument"],
        ] as const) {
          const { data } = await statement(id, token, kind);
          expect(data.order).toMatchObject({ orderId: id, amount: id === reagents ? 1000 : 2500 });
          expect(data.order.relatedOrderCode).toBe(
            id === reagents ? `${reagents}-2` : `${reagents}-1`,
          );
          expect(data.total).toMatchObject({ goodsAmount: 3500, amount: 3500 });
        }
      });

      test("an order statement has each line with its present stock and what it reserves, and the address", async () => {
        const id = await accounts.place({
          province_name: "上海市",
          city_name: "上海市",
          street: "示例路 1 号",
          receiver: "林演示",
        });
        const { data } = await statement(id);
        expect(data.lines.reagents).toMatchObject([
          { productCode: "E100001-500mL", stock: 8, quantity: 1, amount: 1000, attributes: null },
        ]);
        expect(data.order.address).toBe("上海市 示例路 1 号 林演示");
      });

      test("an order statement marks a line with a lower price as promoted only while its product is", async () => {
        const id = await accounts.place();
        const setPrice = (price: number) =>
          shop.database.transact((tx) =>
            tx
              .updateTable("order_lines")
              .set({ price, list_price: 1000 })
              .where("order_id", "=", id)
              .execute(),
          );
        const promote = (promotion: "other" | null) =>
          shop.database.transact((tx) =>
            tx.updateTable("packs").set({ promotion }).where("id", "=", 11).execute(),
          );
        const isPromoted = async () => (await statement(id)).data.lines.reagents[0]?.isPromoted;
        await setPrice(800);
        expect(await isPromoted()).toBe(false);
        await promote("other");
        expect(await isPromoted()).toBe(true);
        await setPrice(1000);
        expect(await isPromoted()).toBe(false);
        await promote(null);
      });

      test("an order statement offers the accounts that the customer has", async () => {
        const id = await accounts.place();
        await accounts.give("lin", 1234);
        const none = (await statement(id)).data.methods;
        expect(none).toMatchObject({
          prepay: { methodId: "39", available: 1234 },
          credit: null,
          secondCredit: null,
        });
        expect(none.person[0]).toMatchObject({ methodId: "50", name: "微信支付" });
        expect(none.enterprise.length).toBeGreaterThan(1);
        await accounts.limits("lin", 5000, 700);
        await accounts.give("lin", 800, "credit");
        await accounts.give("lin", 900, "second-credit");
        expect((await statement(id)).data.methods).toMatchObject({
          credit: { methodId: "44", available: 4200 },
          secondCredit: { methodId: "60", available: 0 },
        });
      });

      test.each([
        ["another customer's", async () => statement(await accounts.place(), others)],
        ["none", async () => statement("nowhere")],
        ["a paid one", async () => statement(await accounts.place({ payment: "paid" }))],
        ["a cancelled one", async () => statement(await accounts.place({ review: "cancelled" }))],
        ["a reviewed one", async () => statement(await accounts.place({ review: "reviewed" }))],
        [
          "one of the other kind",
          async () => statement(await accounts.place(), token, "instrument"),
        ],
      ])("an order statement is refused for an order that is %s", async (_, read) => {
        expect(await read()).toMatchObject({ code: codes.notPayable });
      });
    });
  });

  describe("paying from the balance", () => {
    onlyOnDefault(kind, () => {
      test("paying from the balance pays an order and its related order once for repeats with one request key", async () => {
        const [first, second] = await accounts.placePair(1000, 2500);
        await accounts.give("lin", 4000);
        const answers = await Promise.all(
          Array.from({ length: 5 }, () =>
            pay(second, methodIds.balance, { requestKey: "the-same-key", kind: "instrument" }),
          ),
        );
        for (const answer of answers)
          expect(answer).toMatchObject({ code: 200, data: { url: "" } });
        expect(await accounts.balance("lin")).toBe(500);
        for (const id of [first, second]) {
          expect(await accounts.order(id)).toMatchObject({
            payment: "paid",
            paid_by: "balance",
            paid_at: shop.clock.time,
          });
          expect(await accounts.events(id)).toEqual(["paid"]);
        }
        expect(await state(first)).toBe("paid");
      });

      test("paying from the balance refuses a repeat without a request key, an insufficient balance, and unpayable orders", async () => {
        const id = await accounts.place();
        await accounts.give("lin", 1999);
        const short = await accounts.place({ amount: 2000 });
        expect(await pay(short, "39")).toMatchObject({
          code: 400,
          message: "对不起您的预付款余额不够，请选择其他支付方式！",
        });
        const pressed = await Promise.all([pay(id, "39"), pay(id, "39")]);
        expect(pressed.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
          200,
          codes.notPayable,
        ]);
        expect(await accounts.balance("lin")).toBe(999);
        expect(await pay(id, "39", { token: others })).toMatchObject({ code: codes.notPayable });
        expect(
          await pay(await accounts.place({ review: "cancelled", amount: 1 }), "39"),
        ).toMatchObject({ code: codes.notPayable });
      });
    });

    test("paying from the balance pays exactly three of ten orders in parallel with a balance for three", async () => {
      await accounts.give("lin", 3500);
      const ids = await Promise.all(Array.from({ length: 10 }, () => accounts.place()));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          pay(ids[index % 10] ?? "", "39", { requestKey: `payment-${String(index)}-key` }),
        ),
      );
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
      expect(await accounts.balance("lin")).toBe(500);
      const orders = await Promise.all(ids.map((id) => accounts.order(id)));
      expect(orders.filter(({ payment }) => payment === "paid")).toHaveLength(3);
      const entries = await shop.database.read
        .selectFrom("ledger_entries")
        .select("amount")
        .where("reason", "=", "payment")
        .execute();
      expect(entries.map(({ amount }) => amount)).toEqual([-1000, -1000, -1000]);
    });
  });

  onlyOnDefault(kind, () => {
    describe.each([
      ["44", "credit"],
      ["60", "second-credit"],
    ] as const)("paying on credit by method %s", (methodId, account) => {
      test("paying on credit uses the credit line up to its limit, and shows the debt", async () => {
        const [first, second] = [await accounts.place(), await accounts.place()];
        expect(await pay(first, methodId)).toMatchObject({
          code: 400,
          message: "对不起您的当前信用余额不够，请选择其他支付方式！",
        });
        await accounts.limits("lin", 1500, 1500);
        expect(await pay(first, methodId)).toMatchObject({ code: 200, data: { url: "" } });
        expect(await accounts.balance("lin", account)).toBe(1000);
        expect(await accounts.order(first)).toMatchObject({
          payment: "paid",
          paid_by: account,
          credit_owed: 1000,
        });
        expect(await pay(second, methodId)).toMatchObject({ code: 400 });
        expect(await accounts.order(second)).toMatchObject({ payment: "unpaid", credit_owed: 0 });
      });
    });

    describe("an order to be paid by transfer", () => {
      const listed = async () => {
        const filters = { ...filterOf("all"), pageSize: 10, page: 1, isLegacy: false };
        const [order] = (await shop.call(listOrders, filters, { token })).data.orders;
        return order;
      };

      test("an order to be paid by transfer stays unpaid, and the choice is kept for it and its related order", async () => {
        const [id, related] = await accounts.placePair(1000, 2500);
        expect(await listed()).toMatchObject({ isTransferAwaited: false, payStatusName: "未付款" });
        expect(await pay(id, methodIds.transfer)).toMatchObject({ code: 200, data: { url: "" } });
        expect(await accounts.order(id)).toMatchObject({ payment: "unpaid" });
        expect(await listed()).toMatchObject({
          payStatus: "unpaid",
          isTransferAwaited: true,
          payStatusName: "待转账",
          payMethod: "",
        });
        for (const each of [id, related])
          expect(await status(each, "unknown")).toMatchObject({
            state: "open",
            isTransferAwaited: true,
          });
      });

      test("an order to be paid by transfer is no longer one once another method is chosen, or the money arrived", async () => {
        const id = await accounts.place();
        await pay(id, methodIds.transfer);
        await pay(id, methodIds.wechat);
        expect(await listed()).toMatchObject({ isTransferAwaited: false });
        await pay(id, methodIds.transfer);
        await shop.database.transact((tx) =>
          settleOrder(tx, id, { paidBy: "transfer", now: shop.clock.time }),
        );
        expect(await listed()).toMatchObject({ isTransferAwaited: false, payStatusName: "已付款" });
      });

      test("an order to be paid by transfer is not one where the payment from an account is refused", async () => {
        const id = await accounts.place();
        await pay(id, methodIds.transfer);
        expect(await pay(id, methodIds.balance)).toMatchObject({ code: 400 });
        expect(await listed()).toMatchObject({ isTransferAwaited: true });
      });
    });

    describe("the state of a payment", () => {
      test("the state of a payment names the orders that are paid together, the requested one first, with their sums", async () => {
        const [reagents, instruments] = await accounts.placePair(1000, 2500);
        const ids = async (orderId: string) =>
          (await status(orderId, "unknown")).orders.map(({ orderId: id, kind, amount }) => [
            id,
            kind,
            amount,
          ]);
        const [first, second] = [
          [reagents, "reagent", 1000],
          [instruments, "instrument", 2500],
        ];
        expect(await ids(reagents)).toEqual([first, second]);
        expect(await ids(instruments)).toEqual([second, first]);
      });

      test("the state of a payment says that an order was cancelled", async () => {
        const id = await accounts.place({ review: "cancelled", pay_by: shop.clock.time });
        expect(await status(id)).toMatchObject({ state: "open", isCancelled: true, payBy: null });
      });

      test("the state of a payment has the deadline of an order that can be paid", async () => {
        const payBy = shop.clock.time + 1000;
        expect((await status(await accounts.place({ pay_by: payBy }))).payBy).toBe(payBy);
        expect((await status(await accounts.place({ payment: "paid", pay_by: payBy }))).payBy).toBe(
          null,
        );
      });

      test("the state of a payment is refused for another customer's order and for none", async () => {
        const id = await accounts.place();
        const read = (orderId: string, by: string) =>
          shop.call(readPaymentState, { purpose: "order", orderId, kind: "unknown" } as const, {
            token: by,
          });
        expect(await read(id, others)).toMatchObject({ code: codes.notFound });
        expect(await read("nowhere", token)).toMatchObject({ code: codes.notFound });
      });
    });

    test("an offered payment method has to be chosen", async () => {
      const id = await accounts.place();
      expect(await pay(id, "999")).toMatchObject({ code: 400, message: "请选择支付方式！" });
      const wire = { type: 1, payment_id: "39", order_id: id, order_type: 1 };
      expect(await shop.callWire(payOrder, wire, { token })).toMatchObject({ code: 400 });
    });

    test("an order that a coupon reduces to zero is paid without the gateway", async () => {
      const id = await accounts.place({ amount: 0 });
      expect(await pay(id, "50")).toMatchObject({ code: 200, data: { url: "" } });
      expect(await accounts.order(id)).toMatchObject({ payment: "paid" });
      expect(await accounts.balance("lin")).toBe(0);
    });
  });

  test("repeated calls start one payment at the gateway", async () => {
    const id = await accounts.place();
    const first = await pay(id, "50", { requestKey: "press-number-1" });
    const again = await pay(id, "50", { requestKey: "press-number-2" });
    expect(first.data.url).toMatch(/^https:\/\/shop\.example\/gateway\/wechat\/[\w-]+$/u);
    expect(first.data.mobileUrl).toMatch(/^\/gateway\/phone\/[\w-]+$/u);
    expect(again.data).toEqual(first.data);
    expect((await pay(id, "11")).data.url).toContain("/gateway/bank/");
    expect(await state(id)).toBe("unknown");
  });

  onlyOnDefault(kind, () => {
    describe("a gateway's answer", () => {
      const answering = async (methodId: string, answer: object) => {
        const id = await accounts.place();
        const begin = vi.spyOn(shop.gateway, "begin");
        begin.mockResolvedValueOnce(answer as Awaited<ReturnType<typeof shop.gateway.begin>>);
        const answered = await pay(id, methodId);
        begin.mockRestore();
        return answered;
      };
      const code = "weixin://wxpay/bizpayurl?pr=p4f8a2c";

      test("a gateway's answer with a page for phones reaches the customer with the code", async () => {
        const mobileUrl = "https://wx.tenpay.com/checkmweb?prepay_id=wx2026&package=12";
        const { data } = await answering("50", { url: code, mobileUrl });
        expect(data).toEqual({ url: code, mobileUrl });
      });

      test.each([
        undefined,
        "",
        "javascript:alert(document.cookie)",
        "data:text/html,pay",
        "http://pay.example/",
        "//elsewhere.example/",
        "https://shop.example@elsewhere.example/",
        7,
      ])(
        "a gateway's answer with %j as page for phones leaves the code alone",
        async (mobileUrl) => {
          const answered = await answering("50", { url: code, mobileUrl });
          expect(answered).toMatchObject({ code: 200, data: { url: code, mobileUrl: null } });
        },
      );

      test.each([
        ["11", { url: "javascript:alert(1)" }],
        ["11", { url: "http://bank.example/" }],
        ["11", {}],
        ["50", { url: "", mobileUrl: "https://pay.example/" }],
        ["50", { mobileUrl: "https://pay.example/" }],
        ["50", { url: "x".repeat(501) }],
      ])(
        "a gateway's answer to method %s that leads nowhere, %j, is refused",
        async (method, answer) => {
          expect(await answering(method, answer)).toMatchObject({
            code: 400,
            message: "支付渠道暂时无法使用，请稍后再试。",
          });
        },
      );
    });

    test("a repeat with the same request key continues the payment after the gateway was unreachable", async () => {
      const id = await accounts.place();
      const unreachable = vi.spyOn(shop.gateway, "begin").mockRejectedValueOnce(new Error("down"));
      const key = { requestKey: "press-that-failed" };
      expect(await pay(id, "50", key)).toMatchObject({
        code: 400,
        message: "支付渠道暂时无法使用，请稍后再试。",
      });
      unreachable.mockRestore();
      expect((await pay(id, "50", key)).data.url).toContain("/gateway/wechat/");
      const payments = await shop.database.read.selectFrom("payments").select("state").execute();
      expect(payments).toEqual([{ state: "open" }]);
    });
  });
});
