import { paymentKind } from "@reagent/domain/payment";
import type { PaymentState } from "@reagent/domain/payment";
import * as v from "valibot";
import type { Clock } from "../../../basics/clock.ts";
import type { Gateway, GatewayPayment, ReceivedMoney } from "../gateway.ts";
import { wechatMethod } from "../wechat-method.ts";
import type { Warn, WechatPayAccount } from "./account.ts";
import { openClient, type SendToWechatPay, WechatPayRefusal } from "./client.ts";
import { readWechatNotice, WECHAT_PAY_NOTICE_PATH, type WechatNotice } from "./notice.ts";
import { orderNumber, otherOrder, WAYS_TO_PAY, type WayToPay } from "./order-numbers.ts";
import { readOrder, type WechatOrder } from "./transaction.ts";

const ORDERS = "/v3/pay/transactions";
const LONGEST_DESCRIPTION = 127;
const CHINA_MS = 8 * 60 * 60 * 1000;
const TO_SECONDS = "YYYY-MM-DDTHH:mm:ss".length;

const NativeAnswer = v.object({ code_url: v.pipe(v.string(), v.nonEmpty()) });
const H5Answer = v.object({ h5_url: v.pipe(v.string(), v.url()) });

/** WeChat Pay as a gateway, and what its notices need. */
export interface WechatPay extends Gateway {
  /** Reads a notice. Throws `ForgedNotice` without a valid signature, and an error for content that is not for this shop. */
  readNotice(received: Parameters<typeof readWechatNotice>[0]): WechatNotice;
  /** Ends the other order of a payment one of whose orders was paid. Returns the money of that other one, which may be paid as well. */
  endOther(paidNumber: string): Promise<readonly ReceivedMoney[]>;
}

/**
 * WeChat Pay, API v3 (docs/decisions/2026-11-29-wechat-pay.md). Each payment has two orders there, for the QR code (Native) and for a
 * phone's browser (H5). When one is paid, the other is closed; where both are paid, `find` has the money of both.
 */
export function openWechatPay(
  account: WechatPayAccount,
  {
    clock,
    publicUrl,
    warn,
  }: {
    readonly clock: Clock;
    /** The shop's origin, where notices arrive and customers return. */
    readonly publicUrl: () => string;
    readonly warn: Warn;
  },
): WechatPay {
  const send = openClient(account, { clock, warn });
  const query = (number: string) => queryOrder(send, account, number);

  /** What both orders of a payment say to WeChat; the same each time, since WeChat refuses a repeat with other content. */
  const contentOf = (payment: GatewayPayment, way: WayToPay) => ({
    appid: account.app,
    mchid: account.merchant,
    description: payment.subject.zh.slice(0, LONGEST_DESCRIPTION),
    out_trade_no: orderNumber(payment.paymentId, way),
    time_expire: chinaTime(payment.payableUntil),
    notify_url: `${publicUrl()}${WECHAT_PAY_NOTICE_PATH}`,
    amount: { total: payment.amount, currency: "CNY" },
  });
  const beginByCode = async (payment: GatewayPayment) =>
    read(NativeAnswer, await send(`${ORDERS}/native`, contentOf(payment, "native"))).code_url;
  const beginOnPhone = async (payment: GatewayPayment) => {
    const scene = { payer_client_ip: payment.address, h5_info: { type: "Wap" } };
    const content = { ...contentOf(payment, "h5"), scene_info: scene };
    const { h5_url: page } = read(H5Answer, await send(`${ORDERS}/h5`, content));
    const back = encodeURIComponent(`${publicUrl()}${payment.returnPath}`);
    return `${page}${page.includes("?") ? "&" : "?"}redirect_url=${back}`;
  };

  /** Closes an order. Returns it where it can be paid no more for another reason, undefined where it is closed or was never made. */
  const end = async (number: string): Promise<WechatOrder | undefined> => {
    try {
      await send(`${ORDERS}/out-trade-no/${number}/close`, { mchid: account.merchant });
      return undefined;
    } catch (failure) {
      const order = await query(number);
      if (order?.state === "open") throw failure;
      return order;
    }
  };
  const warnOfRefund = ({ number, isRefunded }: WechatOrder) => {
    if (isRefunded) warn({ number }, "an order at WeChat Pay was refunded there");
  };

  return {
    methods: { person: [wechatMethod], enterprise: [] },
    begin: async (payment) => {
      const { paymentId, methodId } = payment;
      if (paymentKind(methodId) !== "wechat") throw new Error(`${methodId} is not WeChat.`);
      const [url, mobileUrl] = await Promise.all([
        beginByCode(payment).catch((failure: unknown) => {
          warn({ err: failure, payment: paymentId }, "a payment could not start at WeChat Pay");
          throw failure;
        }),
        beginOnPhone(payment).catch((failure: unknown) => {
          warn({ err: failure, payment: paymentId }, "a payment has a code only: H5 failed");
          return undefined;
        }),
      ]);
      return mobileUrl === undefined ? { url } : { url, mobileUrl };
    },
    find: async (paymentId) => {
      const numbers = WAYS_TO_PAY.map((way) => orderNumber(paymentId, way));
      const orders = (await Promise.all(numbers.map(query))).filter((order) => order !== undefined);
      orders.forEach(warnOfRefund);
      const received = moneyOf(orders);
      if (received.length === 0) return orders.length > 0 ? { state: stateOf(orders) } : undefined;
      for (const { number, state } of orders) {
        if (state !== "open") continue;
        const late = await end(number).catch((failure: unknown) => {
          warn({ err: failure, number }, "the other order of a payment could not be closed");
          return undefined;
        });
        received.push(...moneyOf([late]));
      }
      return { state: "paid", received };
    },
    close: async (paymentId) => {
      await Promise.all(WAYS_TO_PAY.map((way) => end(orderNumber(paymentId, way))));
    },
    readNotice: (received) => readWechatNotice(received, account, clock.now()),
    endOther: async (paidNumber) => moneyOf([await end(otherOrder(paidNumber))]),
  };
}

/** Reads an answer. What it throws goes to the log, and so has nothing of the answer. */
function read<Answer>(schema: v.GenericSchema<unknown, Answer>, answer: unknown): Answer {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new Error("WeChat Pay answers in an unknown form.");
  return result.output;
}

/** The present state of an order; undefined for one that was never made. */
async function queryOrder(
  send: SendToWechatPay,
  account: WechatPayAccount,
  number: string,
): Promise<WechatOrder | undefined> {
  try {
    const path = `${ORDERS}/out-trade-no/${number}?mchid=${account.merchant}`;
    const order = readOrder(await send(path), account);
    if (order.number !== number) throw new Error(`WeChat Pay answers for ${order.number}.`);
    return order;
  } catch (failure) {
    if (failure instanceof WechatPayRefusal && failure.code === "ORDER_NOT_EXIST") return undefined;
    throw failure;
  }
}

const moneyOf = (orders: readonly (WechatOrder | undefined)[]): ReceivedMoney[] =>
  orders.flatMap((order) => order?.money ?? []);

/** The state of a payment none of whose orders is paid: open while one of them can be. */
function stateOf(orders: readonly WechatOrder[]): Exclude<PaymentState, "paid"> {
  const has = (wanted: PaymentState) => orders.some(({ state }) => state === wanted);
  if (has("open")) return "open";
  return has("refused") ? "refused" : "abandoned";
}

/** A moment as RFC 3339 in the time of China. */
const chinaTime = (at: number): string =>
  `${new Date(at + CHINA_MS).toISOString().slice(0, TO_SECONDS)}+08:00`;
