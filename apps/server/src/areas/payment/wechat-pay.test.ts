import { confirmPaid, payOrder, readPaymentState, repayOrder } from "@reagent/api/contract/payment";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reconcile } from "../../ordering/payments/reconcile.ts";
import { WECHAT_PAY_NOTICE_PATH } from "../../ports/payment/wechat-pay/notice.ts";
import { accountsIn } from "../../testing/accounts.ts";
import { onEachDatabase, onlyOnDefault } from "../../testing/databases.ts";
import { customers } from "../../testing/fixture.ts";
import { openShop, type TestShop } from "../../testing/shop.ts";
import {
  type Answering,
  type NoticeChanges,
  openWechatDouble,
  type WechatDouble,
} from "../../testing/wechat-pay.ts";

const AMOUNT = fen(1000);
const MINUTE_MS = 60_000;
const START = Date.parse("2026-11-21T03:00:00Z");

onEachDatabase((makePlace, kind) => {
  let shop: TestShop;
  let double: WechatDouble;
  let token: string;
  let accounts: ReturnType<typeof accountsIn>;
  const warnings: string[] = [];

  beforeAll(async () => {
    double = await openWechatDouble(() => shop?.clock.time ?? START);
    shop = await openShop(makePlace, {
      wechatPay: double.account,
      warn: (_facts, message) => void warnings.push(message),
    });
    token = await shop.logIn(customers.lin);
    accounts = accountsIn(shop.database, () => shop.clock.time);
  });
  afterAll(async () => {
    await shop.close();
    await double.close();
  });
  beforeEach(async () => {
    double.clear();
    warnings.length = 0;
    await accounts.clear();
  });

  const named = (orderId: string) => ({ purpose: "order", orderId, kind: "reagent" }) as const;
  const pay = (orderId: string) =>
    shop.call(payOrder, { ...named(orderId), methodId: "50" }, { token });
  /** Places an order and starts its payment: the numbers of WeChat's two orders. */
  const start = async () => {
    const orderId = await accounts.place();
    expect(await pay(orderId)).toMatchObject({ code: 200 });
    const [native, h5] = [double.numbers("native").at(-1), double.numbers("h5").at(-1)];
    return { orderId, native: native ?? "", h5: h5 ?? "" };
  };
  const deliver = async (
    { headers, body }: { readonly headers: object; readonly body: string },
    url = WECHAT_PAY_NOTICE_PATH,
  ) => {
    const sent = { ...headers } as Record<string, string>;
    const { statusCode, body: answer } = await shop.server.inject({
      method: "POST",
      url,
      headers: sent,
      payload: body,
    });
    return { status: statusCode, answer };
  };
  const notify = async (number: string, changes?: NoticeChanges) =>
    deliver(await double.notice(number, changes));
  const state = async (orderId: string) =>
    (await shop.call(readPaymentState, named(orderId), { token })).data.state;
  const notices = () =>
    shop.database.read
      .selectFrom("payment_notices")
      .select(["id", "outcome"])
      .orderBy("id")
      .execute();

  test("a notice that arrives many times at once pays the order once", async () => {
    const { orderId, native } = await start();
    double.pay(native);
    const notice = await double.notice(native);
    const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(notice)));
    expect(answers).toEqual(answers.map(() => ({ status: 204, answer: "" })));
    expect(await accounts.order(orderId)).toMatchObject({ payment: "paid", paid_by: "wechat" });
    expect(await accounts.events(orderId)).toEqual(["paid"]);
    expect(await accounts.balance("lin")).toBe(0);
    expect(await notices()).toEqual([{ id: `wechat-EV-${native}`, outcome: "settled" }]);
  });

  test("both orders of a payment that are paid at once pay once, and add the second money to the balance", async () => {
    const { orderId, native, h5 } = await start();
    double.pay(native);
    double.pay(h5);
    const answers = await Promise.all([notify(native), notify(h5), notify(native), notify(h5)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await accounts.events(orderId)).toEqual(["paid"]);
    expect(await accounts.balance("lin")).toBe(AMOUNT);
  });

  onlyOnDefault(kind, () => {
    test("a payment starts with a code and a page of the phone, for the address of the caller", async () => {
      const orderId = await accounts.place();
      const params = { ...named(orderId), methodId: "50" };
      const { data } = await shop.call(payOrder, params, { token, address: "203.0.113.77" });
      const [native = "", h5 = ""] = [...double.numbers("native"), ...double.numbers("h5")];
      expect(data.url).toBe(`weixin://wxpay/bizpayurl?pr=${native}`);
      expect(data.mobileUrl).toMatch(
        /^https:\/\/wx\.tenpay\.com\/.*&redirect_url=https%3A%2F%2Fshop/u,
      );
      expect(double.contentOf(h5).scene_info?.payer_client_ip).toBe("203.0.113.77");
      expect(double.contentOf(native).description).toBe((await accounts.order(orderId)).code);
      expect(await state(orderId)).toBe("unknown");
    });

    test("a payment that is started again continues the same two orders", async () => {
      const { orderId } = await start();
      shop.clock.time += 10 * MINUTE_MS;
      const english = { token, language: "en" } as const;
      await shop.call(payOrder, { ...named(orderId), methodId: "50" }, english);
      expect([double.numbers("native").length, double.numbers("h5").length]).toEqual([1, 1]);
    });

    test("a repayment that is started again in the other language continues the same orders", async () => {
      await accounts.give("lin", 1000, "credit");
      const all = { purpose: "repayment", orderId: "", kind: "unknown", methodId: "50" } as const;
      const first = await shop.call(repayOrder, all, { token, language: "en" });
      const second = await shop.call(repayOrder, all, { token, language: "cn" });
      expect(second.data.url).toBe(first.data.url);
      const [native = ""] = double.numbers("native");
      double.pay(native);
      expect((await notify(native)).status).toBe(204);
      expect(await accounts.balance("lin", "credit")).toBe(0);
    });

    test.each(["down", "garbage", "unsigned", "forged", "failing"] satisfies Answering[])(
      "a payment that cannot start, since the answers are %s, is refused and reported",
      async (as) => {
        double.answer(as);
        const orderId = await accounts.place();
        const refused = await pay(orderId);
        expect(refused.code).toBe(400);
        expect(refused.message).toBe("支付渠道暂时无法使用，请稍后再试。");
        expect(warnings).toContain("a payment could not start at WeChat Pay");
        double.answer("right");
        expect((await pay(orderId)).code).toBe(200);
      },
    );

    test("a paid order closes the other one, which then cannot be paid", async () => {
      const { native, h5 } = await start();
      double.pay(h5);
      await notify(h5);
      expect(double.stateOf(native)).toBe("CLOSED");
      expect(() => double.pay(native)).toThrow("CLOSED");
    });

    test("a notice is repeated until the other order is closed, and its money counts at once", async () => {
      const { orderId, native, h5 } = await start();
      double.pay(native);
      double.answer("failing");
      const refused = await notify(native);
      expect(refused.status).toBe(503);
      expect(JSON.parse(refused.answer)).toMatchObject({ code: "FAIL" });
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid" });
      double.answer("right");
      expect((await notify(native)).status).toBe(204);
      expect(double.stateOf(h5)).toBe("CLOSED");
      expect(await accounts.balance("lin")).toBe(0);
    });

    test("a second money whose notice is lost is found with the first notice", async () => {
      const { orderId, native, h5 } = await start();
      double.pay(native);
      double.pay(h5);
      await notify(native);
      expect(await accounts.events(orderId)).toEqual(["paid"]);
      expect(await accounts.balance("lin")).toBe(AMOUNT);
      await notify(h5);
      expect(await accounts.balance("lin")).toBe(AMOUNT);
    });

    test("a notice of an order that was cancelled meanwhile adds its money to the balance", async () => {
      const { orderId, native } = await start();
      await accounts.set(orderId, { review: "cancelled" });
      double.pay(native);
      expect((await notify(native)).status).toBe(204);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      expect(await accounts.balance("lin")).toBe(AMOUNT);
    });

    test("a late notice of a payment that was given up still counts", async () => {
      const { orderId, native } = await start();
      shop.clock.time += 130 * MINUTE_MS;
      await reconcile(shop);
      expect(await state(orderId)).toBe("open");
      double.setState(native, "NOTPAY");
      double.pay(native);
      expect((await notify(native)).status).toBe(204);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid" });
    });

    test.each<[string, NoticeChanges, number]>([
      ["is signed by somebody else", { isForged: true }, 403],
      ["is signed with a key of another name", { serial: "PUB_KEY_ID_9" }, 403],
      ["was signed more than five minutes ago", { signedAt: START - 10 * 60 * MINUTE_MS }, 403],
      ["is signed in the future", { signedAt: START + 24 * 60 * MINUTE_MS }, 403],
      ["is encrypted with another key", { apiKey: "x".repeat(32) }, 400],
      ["is for another merchant", { order: { mchid: "1900000000" } }, 400],
      ["is for another application", { order: { appid: "wx0000000000" } }, 400],
      ["is in another currency", { order: { amount: { total: 1000, currency: "USD" } } }, 400],
      ["has no amount", { order: { amount: undefined } }, 400],
      ["has another amount", { order: { amount: { total: 999, currency: "CNY" } } }, 204],
      ["is of another event", { event: "REFUND.SUCCESS" }, 204],
      ["is of an order that is not paid", { order: { trade_state: "NOTPAY" } }, 204],
      ["is of an order that the shop does not have", { order: { out_trade_no: "other-1" } }, 204],
    ])("a notice that %s pays nothing", async (_, changes, status) => {
      const { orderId, native } = await start();
      double.pay(native);
      const answered = await notify(native, changes);
      expect(answered.status).toBe(status);
      expect(await notify(native, changes)).toEqual(answered);
      expect(answered.answer.startsWith('{"code":"FAIL"')).toBe(status !== 204);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      expect(await accounts.balance("lin")).toBe(0);
      const effects = (await notices()).map(({ outcome }) => outcome);
      expect(effects.every((effect) => effect === "mismatched" || effect === "ignored")).toBe(true);
    });

    test("a notice whose body was changed on the way pays nothing", async () => {
      const { orderId, native } = await start();
      double.pay(native);
      const notice = await double.notice(native);
      // The same content in other bytes.
      expect((await deliver({ ...notice, body: `${notice.body} ` })).status).toBe(403);
      const { "wechatpay-signature": _none, ...unsigned } = notice.headers;
      expect((await deliver({ ...notice, headers: unsigned })).status).toBe(403);
      expect((await deliver({ headers: { "content-type": "text/plain" }, body: "" })).status).toBe(
        403,
      );
      expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      expect((await deliver(notice)).status).toBe(204);
    });

    test.each([4, -4])("a notice that was signed %s minutes ago is taken", async (minutes) => {
      const { orderId, native } = await start();
      double.pay(native);
      const signedAt = shop.clock.time - minutes * MINUTE_MS;
      expect((await notify(native, { signedAt })).status).toBe(204);
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid" });
    });

    test.each(["{}", "[]", "not JSON"])(
      "a genuine notice of the form %j pays nothing",
      async (body) => {
        const { orderId } = await start();
        const headers = await double.signedHeaders(body);
        expect((await deliver({ headers, body })).status).toBe(400);
        expect(await accounts.order(orderId)).toMatchObject({ payment: "unpaid" });
      },
    );

    test("a notice that is larger than other calls may be is not read", async () => {
      const { native } = await start();
      const notice = await double.notice(native);
      expect((await deliver({ ...notice, body: "x".repeat(70_000) })).status).toBe(413);
    });

    test("the notices of the simulated gateway are unknown to a shop with WeChat Pay", async () => {
      const { native } = await start();
      const notice = await double.notice(native);
      const { answer } = await deliver(notice, "/api/payment/notice");
      expect(JSON.parse(answer)).toMatchObject({ code: 1404 });
    });

    test("a payment whose notice is lost is found when the customer confirms it", async () => {
      const { orderId, h5 } = await start();
      expect(await shop.call(confirmPaid, named(orderId), { token })).toMatchObject({ code: 400 });
      double.pay(h5);
      expect(await shop.call(confirmPaid, named(orderId), { token })).toMatchObject({ code: 200 });
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid", paid_by: "wechat" });
    });

    test("a payment whose notice is lost is found by asking, once the provider answers again", async () => {
      const { orderId, native } = await start();
      double.pay(native);
      shop.clock.time += MINUTE_MS;
      double.answer("down");
      await expect(reconcile(shop)).rejects.toThrow("could not be queried");
      expect(await state(orderId)).toBe("unknown");
      double.answer("right");
      await reconcile(shop);
      expect(await state(orderId)).toBe("paid");
      expect(await accounts.events(orderId)).toEqual(["paid"]);
    });

    test("a payment whose notice is lost is found when the customer starts it again, and nothing is left to pay", async () => {
      const { orderId, native } = await start();
      double.pay(native);
      expect((await pay(orderId)).data).toEqual({ url: "", mobileUrl: null });
      expect(await accounts.order(orderId)).toMatchObject({ payment: "paid", paid_by: "wechat" });
      expect(await accounts.events(orderId)).toEqual(["paid"]);
    });

    test("an order that is cancelled can be paid at WeChat no more", async () => {
      const { orderId, native, h5 } = await start();
      await accounts.set(orderId, { review: "cancelled" });
      shop.clock.time += MINUTE_MS;
      await reconcile(shop);
      expect([double.stateOf(native), double.stateOf(h5)]).toEqual(["CLOSED", "CLOSED"]);
    });

    test("a payment that is not made within two hours is closed at WeChat and given up", async () => {
      const { orderId, native, h5 } = await start();
      shop.clock.time += 125 * MINUTE_MS;
      await reconcile(shop);
      expect([double.stateOf(native), double.stateOf(h5)]).toEqual(["CLOSED", "CLOSED"]);
      expect(await state(orderId)).toBe("open");
    });
  });
});
