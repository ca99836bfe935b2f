import { paymentKind } from "@reagent/domain/payment";
import * as v from "valibot";
import { inChina } from "../china-time.ts";
import type { GatewayPayment } from "../gateway.ts";
import { orderNumber, type WayToPay } from "../order-numbers.ts";
import { wechatMethod } from "../phone-methods.ts";
import type { Provider, ProviderOptions } from "../provider.ts";
import { type ProviderOrder, twoOrders } from "../two-orders.ts";
import type { WechatPayAccount } from "./account.ts";
import { openClient, type SendToWechatPay, WechatPayRefusal } from "./client.ts";
import { readWechatNotice, WECHAT_PAY_NOTICE_PATH } from "./notice.ts";
import { giveBack } from "./refund.ts";
import { readOrder } from "./transaction.ts";

const NAME = "WeChat Pay";
const ORDERS = "/v3/pay/transactions";
const LONGEST_DESCRIPTION = 127;

const NativeAnswer = v.object({ code_url: v.pipe(v.string(), v.nonEmpty()) });
const H5Answer = v.object({ h5_url: v.pipe(v.string(), v.url()) });

/**
 * WeChat Pay, API v3 (docs/decisions/2026-11-29-wechat-pay.md). Each payment has two orders there, for the QR code (Native) and for a
 * phone's browser (H5). When one is paid, the other is closed; where both are paid, `find` has the money of both.
 */
export function openWechatPay(
  account: WechatPayAccount,
  { clock, publicUrl, warn }: ProviderOptions,
): Provider {
  const send = openClient(account, { clock, warn });
  const orders = twoOrders({
    name: NAME,
    query: (number) => queryOrder(send, account, number),
    close: async (number) => {
      await send(`${ORDERS}/out-trade-no/${number}/close`, { mchid: account.merchant });
    },
    warn,
  });

  /** What both orders of a payment say to WeChat; the same each time, since WeChat refuses a repeat with other content. */
  const contentOf = (payment: GatewayPayment, way: WayToPay) => ({
    appid: account.app,
    mchid: account.merchant,
    description: payment.subject.zh.slice(0, LONGEST_DESCRIPTION),
    out_trade_no: orderNumber(payment.paymentId, way),
    time_expire: `${inChina(payment.payableUntil)}+08:00`,
    notify_url: `${publicUrl()}${WECHAT_PAY_NOTICE_PATH}`,
    amount: { total: payment.amount, currency: "CNY" },
  });
  const beginByCode = async (payment: GatewayPayment) =>
    read(NativeAnswer, await send(`${ORDERS}/native`, contentOf(payment, "computer"))).code_url;
  const beginOnPhone = async (payment: GatewayPayment) => {
    const scene = { payer_client_ip: payment.address, h5_info: { type: "Wap" } };
    const content = { ...contentOf(payment, "phone"), scene_info: scene };
    const { h5_url: page } = read(H5Answer, await send(`${ORDERS}/h5`, content));
    const back = encodeURIComponent(`${publicUrl()}${payment.returnPath}`);
    return `${page}${page.includes("?") ? "&" : "?"}redirect_url=${back}`;
  };

  return {
    name: NAME,
    code: "wechat",
    noticePath: WECHAT_PAY_NOTICE_PATH,
    methods: { person: [wechatMethod], enterprise: [], alipay: null },
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
    find: ({ paymentId }) => orders.find(paymentId),
    close: ({ paymentId }) => orders.close(paymentId),
    giveBack: (_payment, refund) => giveBack(send, refund),
    endOther: orders.endOther,
    readNotice: (notice) => readWechatNotice(notice, account, clock.now()),
    taken: { status: 204, body: "" },
    refused: (status, message) => ({ status, body: { code: "FAIL", message } }),
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
): Promise<ProviderOrder | undefined> {
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
