import { randomUUID } from "node:crypto";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestClock } from "../../../testing/shop.ts";
import {
  type Answering,
  openWechatDouble,
  type WechatDouble,
} from "../../../testing/wechat-pay.ts";
import type { GatewayPayment } from "../gateway.ts";
import type { Provider } from "../provider.ts";
import { openClient } from "./client.ts";
import { openWechatPay } from "./wechat-pay.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const ID = "6c0ba0a4-7a52-4be6-9d1c-0f2a4b6c8d0e";
const NATIVE = "6c0ba0a47a524be69d1c0f2a4b6c8d0e";
const H5 = "6c0ba0a47a52hbe69d1c0f2a4b6c8d0e";

const payment = (changes: Partial<GatewayPayment> = {}): GatewayPayment => ({
  paymentId: ID,
  methodId: "50",
  amount: fen(12_345),
  subject: { zh: "信用还款", en: "Repayment of credit" },
  language: "zh",
  payableUntil: NOW + 2 * HOUR_MS,
  address: "203.0.113.9",
  returnPath: "/pay_ok?order=1&OrderId=2",
  ...changes,
});

describe("WeChat Pay", () => {
  const clock = new TestClock(NOW);
  const warnings: string[] = [];
  let double: WechatDouble;
  let gateway: Provider;

  const connect = (changes: Partial<WechatDouble["account"]> = {}) =>
    openWechatPay(
      { ...double.account, ...changes },
      {
        clock,
        publicUrl: () => "https://shop.example",
        warn: (_facts, message) => void warnings.push(message),
      },
    );

  beforeAll(async () => {
    double = await openWechatDouble(() => clock.time);
    gateway = connect();
  });
  afterAll(() => double.close());
  beforeEach(() => {
    double.clear();
    warnings.length = 0;
    clock.time = NOW;
  });

  test("a payment starts with the content of a code, and a page of the phone that leads back", async () => {
    const { url, mobileUrl } = await gateway.begin(payment());
    expect(url).toBe(`weixin://wxpay/bizpayurl?pr=${NATIVE}`);
    const page = new URL(mobileUrl ?? "");
    expect(page.origin).toBe("https://wx.tenpay.com");
    expect(page.searchParams.get("redirect_url")).toBe(
      "https://shop.example/pay_ok?order=1&OrderId=2",
    );
    expect(double.contentOf(NATIVE)).toEqual({
      appid: double.account.app,
      mchid: double.account.merchant,
      description: "信用还款",
      out_trade_no: NATIVE,
      time_expire: "2026-11-21T13:00:00+08:00",
      notify_url: "https://shop.example/api/payment/notice/wechat",
      amount: { total: 12_345, currency: "CNY" },
    });
    expect(double.contentOf(H5).scene_info).toEqual({
      payer_client_ip: "203.0.113.9",
      h5_info: { type: "Wap" },
    });
    expect(warnings).toEqual([]);
  });

  test("a repeated start continues the same orders, also later, in another language and from another address", async () => {
    const first = await gateway.begin(payment());
    clock.time += HOUR_MS;
    const second = await gateway.begin(payment({ language: "en", address: "2001:db8::7" }));
    expect(second.url).toBe(first.url);
    expect(second.mobileUrl).toBeDefined();
    expect([double.numbers("native"), double.numbers("h5")]).toEqual([[NATIVE], [H5]]);
  });

  test("a long subject is cut to what WeChat takes", async () => {
    const long = "R".repeat(200);
    await gateway.begin(payment({ subject: { zh: long, en: long } }));
    expect(double.contentOf(NATIVE).description).toHaveLength(127);
  });

  test("a payment has a code only where WeChat refuses the phone's page", async () => {
    const start = await gateway.begin(payment({ address: "" }));
    expect(start).toEqual({ url: `weixin://wxpay/bizpayurl?pr=${NATIVE}` });
    expect(warnings).toEqual(["a payment has a code only: H5 failed"]);
  });

  test("a payment by a bank does not start", async () => {
    await expect(gateway.begin(payment({ methodId: "11" }))).rejects.toThrow("is not WeChat");
    expect(double.requests).toEqual([]);
  });

  test("WeChat Pay is the one method", () => {
    expect(gateway.methods.person.map(({ id, code }) => [id, code])).toEqual([["50", "WECHAT"]]);
    expect(gateway.methods.enterprise).toEqual([]);
  });

  test.each([
    ["NOTPAY", "open"],
    ["USERPAYING", "open"],
    ["CLOSED", "abandoned"],
    ["REVOKED", "abandoned"],
    ["PAYERROR", "refused"],
    ["REFUND", "abandoned"],
  ] as const)("orders in the state %s are a payment that is %s", async (state, expected) => {
    await gateway.begin(payment());
    double.setState(NATIVE, state);
    double.setState(H5, state);
    expect(await gateway.find(payment())).toEqual({ state: expected });
  });

  test("a payment is open while one of its orders is", async () => {
    await gateway.begin(payment());
    double.setState(H5, "CLOSED");
    expect(await gateway.find(payment())).toEqual({ state: "open" });
  });

  test("a payment that WeChat does not know is not found", async () => {
    expect(await gateway.find(payment())).toBeUndefined();
  });

  test.each([
    [NATIVE, H5],
    [H5, NATIVE],
  ])("a paid order %s closes the other one", async (paid, other) => {
    await gateway.begin(payment());
    double.pay(paid);
    expect(await gateway.find(payment())).toEqual({
      state: "paid",
      received: [{ amount: 12_345, reference: expect.stringMatching(/^42\d+$/u) as string }],
    });
    expect(double.stateOf(other)).toBe("CLOSED");
  });

  test("a payment whose orders are both paid has received twice", async () => {
    await gateway.begin(payment());
    double.pay(NATIVE);
    double.pay(H5);
    const found = await gateway.find(payment());
    const references = found?.state === "paid" ? found.received.map((each) => each.reference) : [];
    expect(new Set(references).size).toBe(2);
  });

  test("a payment that was refunded at WeChat is reported", async () => {
    await gateway.begin(payment());
    double.pay(NATIVE);
    double.setState(NATIVE, "REFUND");
    double.setState(H5, "CLOSED");
    expect(await gateway.find(payment())).toEqual({ state: "abandoned" });
    expect(warnings).toEqual(["an order at WeChat Pay was refunded there"]);
  });

  test("closing a payment ends both orders, also twice, and one that was never made", async () => {
    await gateway.begin(payment());
    await gateway.close(payment());
    await gateway.close(payment());
    expect([double.stateOf(NATIVE), double.stateOf(H5)]).toEqual(["CLOSED", "CLOSED"]);
    await gateway.close(payment({ paymentId: randomUUID() }));
  });

  test("closing leaves a paid order paid", async () => {
    await gateway.begin(payment());
    double.pay(H5);
    await gateway.close(payment());
    expect([double.stateOf(NATIVE), double.stateOf(H5)]).toEqual(["CLOSED", "SUCCESS"]);
  });

  test.each<[Answering, string]>([
    ["down", "fetch failed"],
    ["slow", "timeout"],
    ["garbage", "no usable body"],
    ["unsigned", "it is not signed"],
    ["forged", "its signature is wrong"],
    ["failing", "SYSTEM_ERROR"],
  ])("a provider whose answers are %s starts, finds and closes nothing", async (as, message) => {
    await gateway.begin(payment());
    double.answer(as);
    const failing = as === "slow" ? connect({ timeoutMs: 50 }) : gateway;
    await expect(failing.begin(payment())).rejects.toThrow(message);
    await expect(failing.find(payment())).rejects.toThrow(message);
    await expect(failing.close(payment())).rejects.toThrow(message);
    expect(warnings).toContain("a payment could not start at WeChat Pay");
  });

  test.each([
    ["another merchant", { merchant: "1900000000" }],
    ["another certificate", { serial: "00000000" }],
  ])("a request of %s is refused, and starts nothing", async (_, changes) => {
    await expect(connect(changes).begin(payment())).rejects.toThrow("SIGN_ERROR");
    expect(double.numbers("native")).toEqual([]);
  });

  test("an answer with the key of another name is not believed", async () => {
    const other = connect({ publicKeyId: "PUB_KEY_ID_2" });
    await expect(other.find(payment())).rejects.toThrow("it is signed with the key PUB_KEY_ID_01");
  });

  /** The money of a paid order, which a refund names. */
  const paidMoney = async () => {
    await gateway.begin(payment());
    double.pay(NATIVE);
    const found = await gateway.find(payment());
    const [paid] = found?.state === "paid" ? found.received : [];
    if (!paid) throw new Error("It is not paid.");
    return paid;
  };

  test("a refund goes back to its payment once, also where it is asked for again", async () => {
    const paid = await paidMoney();
    const refund = { returnId: randomUUID(), amount: fen(345), paid };
    expect(await gateway.giveBack(payment(), refund)).toEqual({ state: "made" });
    expect(await gateway.giveBack(payment(), refund)).toEqual({ state: "made" });
    expect(double.refunded()).toEqual([[refund.returnId, 345]]);
    const rest = { returnId: randomUUID(), amount: fen(12_000), paid };
    expect(await gateway.giveBack(payment(), rest)).toEqual({ state: "made" });
  });

  test.each([
    ["PROCESSING", { state: "waiting", problem: "" }],
    ["ABNORMAL", { state: "waiting", problem: "ABNORMAL" }],
    ["CLOSED", { state: "failed", problem: "CLOSED" }],
  ] as const)("a refund that is %s is %j", async (state, expected) => {
    const paid = await paidMoney();
    double.setRefundState(state);
    const refund = { returnId: randomUUID(), amount: fen(345), paid };
    expect(await gateway.giveBack(payment(), refund)).toEqual(expected);
  });

  test("a refund of everything whose answer was lost is found to be made, although its repeat is refused", async () => {
    const paid = await paidMoney();
    const refund = { returnId: randomUUID(), amount: paid.amount, paid };
    await gateway.giveBack(payment(), refund);
    expect(await gateway.giveBack(payment(), refund)).toEqual({ state: "made" });
    expect(double.refunded()).toHaveLength(1);
  });

  test("a refund that WeChat refuses for good has failed", async () => {
    const paid = await paidMoney();
    const refund = { returnId: randomUUID(), amount: fen(12_346), paid };
    expect(await gateway.giveBack(payment(), refund)).toEqual({
      state: "failed",
      problem: "INVALID_REQUEST",
    });
    const unknown = { ...refund, paid: { ...paid, reference: "4200000000" } };
    expect(await gateway.giveBack(payment(), unknown)).toMatchObject({ state: "failed" });
  });

  test.each(["down", "garbage", "unsigned", "forged", "failing"] as const)(
    "a refund whose answer is %s is not known to be made",
    async (as) => {
      const paid = await paidMoney();
      double.answer(as);
      const refund = { returnId: randomUUID(), amount: fen(345), paid };
      await expect(gateway.giveBack(payment(), refund)).rejects.toThrow(Error);
    },
  );

  test("an order in an unknown state is not believed", async () => {
    await gateway.begin(payment());
    double.setState(NATIVE, "NEVER_HEARD_OF");
    await expect(gateway.find(payment())).rejects.toThrow("unknown state");
  });

  test("a clock that differs by more than five minutes is reported once, until it is right", async () => {
    const send = openClient(double.account, {
      clock,
      warn: (facts, message) => void warnings.push(`${JSON.stringify(facts)} ${message}`),
    });
    const ask = () => send("/v3/pay/transactions/native", {}).catch(() => undefined);
    double.shiftClock(-10 * 60 * 1000);
    await ask();
    await ask();
    expect(warnings).toEqual([expect.stringContaining('{"seconds":600} the server\'s clock')]);
    double.shiftClock(4 * 60 * 1000);
    await ask();
    double.shiftClock(-10 * 60 * 1000);
    await ask();
    expect(warnings).toHaveLength(2);
  });
});
