import { randomUUID } from "node:crypto";
import { fen } from "@reagent/domain/money";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type AlipayDouble, openAlipayDouble } from "../../../testing/alipay.ts";
import { TestClock } from "../../../testing/shop.ts";
import type { Answering } from "../../../testing/wechat-pay.ts";
import type { GatewayPayment } from "../gateway.ts";
import type { Provider } from "../provider.ts";
import { openAlipay } from "./alipay.ts";

const NOW = Date.parse("2026-11-21T03:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const ID = "6c0ba0a4-7a52-4be6-9d1c-0f2a4b6c8d0e";
const COMPUTER = "6c0ba0a47a524be69d1c0f2a4b6c8d0e";
const PHONE = "6c0ba0a47a52hbe69d1c0f2a4b6c8d0e";

const payment = (changes: Partial<GatewayPayment> = {}): GatewayPayment => ({
  paymentId: ID,
  methodId: "70",
  amount: fen(12_340),
  subject: { zh: "信用还款", en: "Repayment of credit" },
  language: "zh",
  payableUntil: NOW + 2 * HOUR_MS,
  address: "203.0.113.9",
  returnPath: "/pay_ok?order=1&OrderId=2",
  ...changes,
});

describe("Alipay", () => {
  const clock = new TestClock(NOW);
  const warnings: string[] = [];
  let double: AlipayDouble;
  let gateway: Provider;

  const connect = (changes: Partial<AlipayDouble["account"]> = {}) =>
    openAlipay(
      { ...double.account, ...changes },
      {
        clock,
        publicUrl: () => "https://shop.example",
        warn: (_facts, message) => void warnings.push(message),
      },
    );
  /** The customer opens both pages of a payment. */
  const openPages = async (changes?: Partial<GatewayPayment>) => {
    const { url, mobileUrl = "" } = await gateway.begin(payment(changes));
    return [await double.open(url), await double.open(mobileUrl)];
  };

  beforeAll(async () => {
    double = await openAlipayDouble(() => clock.time);
    gateway = connect();
  });
  afterAll(() => double.close());
  beforeEach(() => {
    double.clear();
    warnings.length = 0;
    clock.time = NOW;
  });

  test("a payment starts with the page for a computer and that for a phone, which lead back", async () => {
    const { url, mobileUrl = "" } = await gateway.begin(payment());
    for (const page of [url, mobileUrl]) {
      const { origin, pathname, searchParams } = new URL(page);
      expect(origin + pathname).toBe("https://openapi.alipay.com/gateway.do");
      expect(searchParams.get("return_url")).toBe("https://shop.example/pay_ok?order=1&OrderId=2");
      expect(searchParams.get("notify_url")).toBe("https://shop.example/api/payment/notice/alipay");
    }
    expect([await double.open(url), await double.open(mobileUrl)]).toEqual([COMPUTER, PHONE]);
    expect(double.contentOf(COMPUTER)).toEqual({
      out_trade_no: COMPUTER,
      product_code: "FAST_INSTANT_TRADE_PAY",
      total_amount: "123.40",
      subject: "信用还款",
      time_expire: "2026-11-21 13:00:00",
    });
    expect(double.contentOf(PHONE)).toMatchObject({
      product_code: "QUICK_WAP_WAY",
      quit_url: "https://shop.example/pay_ok?order=1&OrderId=2",
    });
    expect(double.requests).toEqual([]);
  });

  test("a repeated start continues the same orders, also later and in another language", async () => {
    await openPages();
    clock.time += HOUR_MS;
    expect(await openPages({ language: "en", address: "2001:db8::7" })).toEqual([COMPUTER, PHONE]);
  });

  test("a subject is cut, and has no characters that Alipay forbids", async () => {
    const zh = `A/B=C&D${"超".repeat(300)}`;
    await openPages({ subject: { zh, en: zh } });
    expect(double.contentOf(COMPUTER).subject).toBe(`A B C D${"超".repeat(249)}`);
  });

  test("a payment by a bank does not start", async () => {
    await expect(gateway.begin(payment({ methodId: "11" }))).rejects.toThrow("is not Alipay");
  });

  test("Alipay is the one method, and no bank", () => {
    const { person, enterprise, alipay } = gateway.methods;
    expect([person, enterprise, alipay?.id]).toEqual([[], [], "70"]);
  });

  test("a payment whose page nobody opened is open as long as it can be made", async () => {
    await gateway.begin(payment());
    expect(await gateway.find(payment())).toEqual({ state: "open" });
    clock.time = NOW + 2 * HOUR_MS;
    expect(await gateway.find(payment())).toEqual({ state: "abandoned" });
  });

  test.each([
    ["WAIT_BUYER_PAY", "open"],
    ["TRADE_CLOSED", "abandoned"],
  ] as const)("orders in the state %s are a payment that is %s", async (state, expected) => {
    for (const number of await openPages()) double.setState(number, state);
    expect(await gateway.find(payment())).toEqual({ state: expected });
  });

  test.each(["TRADE_SUCCESS", "TRADE_FINISHED"] as const)(
    "a paid order in the state %s closes the other one",
    async (state) => {
      await openPages();
      double.pay(PHONE);
      double.setState(PHONE, state);
      expect(await gateway.find(payment())).toEqual({
        state: "paid",
        received: [{ amount: 12_340, reference: expect.stringMatching(/^2026\d+$/u) as string }],
      });
      expect(double.stateOf(COMPUTER)).toBe("TRADE_CLOSED");
    },
  );

  test("a payment whose orders are both paid has received twice", async () => {
    for (const number of await openPages()) double.pay(number);
    const found = await gateway.find(payment());
    const references = found?.state === "paid" ? found.received.map((each) => each.reference) : [];
    expect(new Set(references).size).toBe(2);
  });

  test("a payment that was refunded at Alipay is reported", async () => {
    await openPages();
    double.pay(COMPUTER);
    double.setState(COMPUTER, "TRADE_CLOSED");
    double.setState(PHONE, "TRADE_CLOSED");
    expect(await gateway.find(payment())).toEqual({ state: "abandoned" });
    expect(warnings).toEqual(["an order at Alipay was refunded there"]);
  });

  test("closing a payment ends both orders, also twice, and leaves a paid one paid", async () => {
    await openPages();
    await gateway.close(payment());
    await gateway.close(payment());
    expect([double.stateOf(COMPUTER), double.stateOf(PHONE)]).toEqual([
      "TRADE_CLOSED",
      "TRADE_CLOSED",
    ]);
    await gateway.close(payment({ paymentId: randomUUID() }));
    double.clear();
    await openPages();
    double.pay(PHONE);
    await gateway.close(payment());
    expect(double.stateOf(PHONE)).toBe("TRADE_SUCCESS");
  });

  test.each<[Answering, string]>([
    ["down", "fetch failed"],
    ["slow", "timeout"],
    ["garbage", "no usable body"],
    ["unsigned", "it is not signed"],
    ["forged", "its signature is wrong"],
    ["failing", "SYSTEM_ERROR"],
  ])("a provider whose answers are %s finds and closes nothing", async (as, message) => {
    await openPages();
    double.answer(as);
    const failing = as === "slow" ? connect({ timeoutMs: 50 }) : gateway;
    await expect(failing.find(payment())).rejects.toThrow(message);
    await expect(failing.close(payment())).rejects.toThrow(message);
  });

  /** The money of a paid order, which a refund names. */
  const paidMoney = async () => {
    await openPages();
    double.pay(COMPUTER);
    const found = await gateway.find(payment());
    const [paid] = found?.state === "paid" ? found.received : [];
    if (!paid) throw new Error("It is not paid.");
    return paid;
  };

  test("a refund goes back to its payment once, also where it is asked for again", async () => {
    const paid = await paidMoney();
    const refund = { returnId: ID, amount: fen(345), paid };
    expect(await gateway.giveBack(payment(), refund)).toEqual({ state: "made" });
    expect(await gateway.giveBack(payment(), refund)).toEqual({ state: "made" });
    expect(double.refunded()).toEqual([[COMPUTER, 3.45]]);
    const rest = { returnId: randomUUID(), amount: fen(11_995), paid };
    expect(await gateway.giveBack(payment(), rest)).toEqual({ state: "made" });
  });

  test("a refund of everything whose answer was lost is found to be made, although its repeat is refused", async () => {
    const paid = await paidMoney();
    const refund = { returnId: ID, amount: paid.amount, paid };
    await gateway.giveBack(payment(), refund);
    expect(await gateway.giveBack(payment(), refund)).toEqual({ state: "made" });
    expect(double.refunded()).toHaveLength(1);
  });

  test("a refund that Alipay refuses for good has failed", async () => {
    const paid = await paidMoney();
    const refund = { returnId: ID, amount: fen(12_341), paid };
    expect(await gateway.giveBack(payment(), refund)).toEqual({
      state: "failed",
      problem: "REFUND_AMT_NOT_EQUAL_TOTAL",
    });
    const unknown = { ...refund, paid: { ...paid, reference: "2026000000" } };
    expect(await gateway.giveBack(payment(), unknown)).toMatchObject({ state: "failed" });
  });

  test.each(["down", "garbage", "unsigned", "forged", "failing"] as const)(
    "a refund whose answer is %s is not known to be made",
    async (as) => {
      const paid = await paidMoney();
      double.answer(as);
      const refund = { returnId: ID, amount: fen(345), paid };
      await expect(gateway.giveBack(payment(), refund)).rejects.toThrow(Error);
    },
  );

  test("requests of another application are refused", async () => {
    await expect(connect({ app: "2021000000000000" }).find(payment())).rejects.toThrow(
      "invalid-signature",
    );
  });

  test("an order in an unknown state is not believed", async () => {
    await openPages();
    double.setState(COMPUTER, "NEVER_HEARD_OF");
    await expect(gateway.find(payment())).rejects.toThrow("unknown state");
  });
});
