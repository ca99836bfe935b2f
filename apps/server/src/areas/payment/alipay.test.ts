import {
  confirmPaid,
  payOrder,
  readOrderStatement,
  readPaymentState,
} from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reconcile } from "../../ordering/payments/reconcile.ts";
import { ALIPAY_NOTICE_PATH } from "../../ports/payment/alipay/notice.ts";
import { accountsIn } from "../../testing/accounts.ts";
import {
  type AlipayDouble,
  type AlipayNoticeChanges,
  openAlipayDouble,
} from "../../testing/alipay.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import { openWechatDouble, type WechatDouble } from "../../testing/wechat-pay.ts";

const AMOUNT = fen(1000);
const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-21T03:00:00Z");

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let double: AlipayDouble;
  let wechat: WechatDouble;
  let token: string;
  let accounts: ReturnType<typeof accountsIn>;

  beforeAll(async () => {
    const now = () => shop?.clock.time ?? START;
    double = await openAlipayDouble(now);
    wechat = await openWechatDouble(now);
    shop = await openShop(makePlace, { alipay: double.account, wechatPay: wechat.account });
    token = await shop.logIn(customers.lin);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(async () => {
    await shop.close();
    await double.close();
    await wechat.close();
  });
  beforeEach(async () => {
    double.clear();
    wechat.clear();
    await accounts.clear();
  });

  const named = (orderId: string) => ({ purpose: "order", orderId, kind: "reagent" }) as const;
  const pay = (orderId: string, methodId = "70") =>
    shop.call(payOrder, { ...named(orderId), methodId }, { token });
  /** Places an order and starts its payment: the addresses of its pages. */
  const start = async () => {
    const orderId = await accounts.place();
    const { data } = await pay(orderId);
    return { orderId, computer: data.url, phone: data.mobileUrl ?? "" };
  };
  /** The same with the order that the customer's browser has opened, on a computer. */
  const open = async () => {
    const started = await start();
    return { ...started, number: await double.open(started.computer) };
  };
  const deliver = async (payload: string) => {
    const { statusCode, body } = await shop.server.inject({
      method: "POST",
      url: ALIPAY_NOTICE_PATH,
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      payload,
    });
    return { status: statusCode, answer: body };
  };
  const notify = async (number: string, changes?: AlipayNoticeChanges) =>
    deliver(await double.notice(number, changes));
  const taken = { status: 200, answer: "success" };
  const state = async (orderId: string) =>
    (await shop.call(readPaymentState, named(orderId), { token })).data.state;

  test("a notice that arrives many times at once pays the order once", async () => {
    const { orderId, number } = await open();
    double.pay(number);
    const notice = await double.notice(number);
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(notice)));
    expect(answers).toEqual(answers.map(() => taken));
    expect(await accounts.order(orderId)).toMatchObject({ payment: "paid", paid_by: "alipay" });
    expect(await accounts.events(orderId)).toEqual(["paid"]);
    expect(await accounts.balance("lin")).toBe(0);
  });

  test("both orders of a payment that are paid at once pay once, and add the second money to the balance", async () => {
    const { orderId, number, phone } = await open();
    const other = await double.open(phone);
    double.pay(number);
    double.pay(other);
    const answers = await Promise.all([number, other, number, other].map((each) => notify(each)));
    expect(answers).toEqual(answers.map(() => taken));
    expect(await accounts.events(orderId)).toEqual(["paid"]);
    expect(await accounts.balance("lin")).toBe(AMOUNT);
  });

  onlyOnDefault(kind, () => {
    test("a shop with both gateways offers WeChat among the banks and Alipay beside them", async () => {
      const orderId = await accounts.place();
      const asked = { orderId, kind: "reagent" } as const;
      const { methods } = (await shop.call(readOrderStatement, asked, { token })).data;
      expect(methods.person.map(({ methodId }) => methodId)).toEqual(["50"]);
      expect(methods.enterprise).toEqual([]);
      expect(methods.alipay).toMatchObject({ methodId: "70", name: "支付宝" });
    });

    test("a payment with each of both gateways goes its own way", async () => {
      const { orderId, number } = await open();
      const other = await accounts.place();
      expect((await pay(other, "50")).data.url).toMatch(/^weixin:/u);
      double.pay(number);
      shop.clock.time += MINUTE_MS;
      await reconcile(shop);
      expect([await state(orderId), await state(other)]).toEqual(["paid", "unknown"]);
      wechat.pay(wechat.numbers("native")[0] ?? "");
      await reconcile(shop);
      expect(await accounts.order(other)).toMatchObject({ payment: "paid", paid_by: "wechat" });
    });

    test("a paid order closes the other one, which then cannot be paid", async () => {
      const { number, phone } = await open();
      const other = await double.open(phone);
      double.pay(number);
      expect(await notify(number)).toEqual(taken);
      expect(() => double.pay(other)).toThrow("TRADE_CLOSED");
    });

    test("a notice is repeated until the other order is closed, and its money counts at once", async () => {
      const { orderId, number } = await open();
      double.pay(number);
      double.answer("failing");
      expect(await notify(number)).toEqual({ status: 503, answer: "fail" });
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid" });
      double.answer("right");
      expect(await notify(number)).toEqual(taken);
      expect(await accounts.events(orderId)).toEqual(["paid"]);
    });

    test("a notice of an order that was cancelled meanwhile adds its money to the balance", async () => {
      const { orderId, number } = await open();
      await accounts.set(orderId, { review: "cancelled" });
      double.pay(number);
      expect(await notify(number)).toEqual(taken);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      expect(await accounts.balance("lin")).toBe(AMOUNT);
    });

    test.each<[string, AlipayNoticeChanges, number]>([
      ["is signed by somebody else", { isForged: true }, 403],
      ["is signed with the weaker algorithm", { fields: { sign_type: "RSA" } }, 403],
      ["is for another merchant", { fields: { seller_id: "2088000000000000" } }, 400],
      ["is for another application", { fields: { app_id: "2021000000000000" } }, 400],
      ["has no amount", { fields: { total_amount: "" } }, 400],
      ["has an amount that is none", { fields: { total_amount: "10.001" } }, 400],
      ["has no id", { fields: { notify_id: "" } }, 400],
      ["has another amount", { fields: { total_amount: "9.99" } }, 200],
      ["is of another kind", { fields: { notify_type: "dut_user_sign" } }, 200],
      ["is of an order that is not paid", { fields: { trade_status: "WAIT_BUYER_PAY" } }, 200],
      ["is of a closed order", { fields: { trade_status: "TRADE_CLOSED" } }, 200],
      ["is of a refund", { fields: { refund_fee: "10.00" } }, 200],
      ["is of an order that the shop does not have", { fields: { out_trade_no: "other1" } }, 200],
    ])("a notice that %s pays nothing", async (_, changes, status) => {
      const { orderId, number } = await open();
      double.pay(number);
      const answered = await notify(number, changes);
      expect(answered).toEqual({ status, answer: status === 200 ? "success" : "fail" });
      expect(await notify(number, changes)).toEqual(answered);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      expect(await accounts.balance("lin")).toBe(0);
    });

    test("a notice whose fields were changed on the way pays nothing", async () => {
      const { orderId, number } = await open();
      double.pay(number);
      const notice = await double.notice(number);
      for (const changed of [
        notice.replace("total_amount=10.00", "total_amount=10.01"),
        `${notice}&out_trade_no=${number}`,
        notice.replace(/&sign=.*/u, ""),
        "",
      ])
        expect((await deliver(changed)).status).toBe(403);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      expect(await deliver(notice)).toEqual(taken);
    });

    test("a payment whose notice is lost is found when the customer confirms it", async () => {
      const { orderId, phone } = await open();
      expect(await shop.call(confirmPaid, named(orderId), { token })).toMatchObject({ code: 400 });
      double.pay(await double.open(phone));
      expect(await shop.call(confirmPaid, named(orderId), { token })).toMatchObject({ code: 200 });
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid", paid_by: "alipay" });
    });

    test("a payment whose page is opened late is not given up before", async () => {
      const { orderId, computer } = await start();
      shop.clock.time += 90 * MINUTE_MS;
      await reconcile(shop);
      expect(await state(orderId)).toBe("unknown");
      double.pay(await double.open(computer));
      await reconcile(shop);
      expect(await state(orderId)).toBe("paid");
    });

    test("an order that is cancelled can be paid at Alipay no more", async () => {
      const { orderId, number } = await open();
      await accounts.set(orderId, { review: "cancelled" });
      shop.clock.time += MINUTE_MS;
      await reconcile(shop);
      expect(double.stateOf(number)).toBe("TRADE_CLOSED");
    });

    test("a payment that is not made within two hours is given up, and its pages open no more", async () => {
      const { orderId, computer, number } = await open();
      shop.clock.time += 125 * MINUTE_MS;
      await reconcile(shop);
      expect(double.stateOf(number)).toBe("TRADE_CLOSED");
      expect(await state(orderId)).toBe("open");
      await expect(double.open(computer)).rejects.toThrow("the order is too old");
    });
  });
});
