import { toYuan } from "@reagent/domain/money";
import { paymentKind } from "@reagent/domain/payment";
import { inChina } from "../china-time.ts";
import type { GatewayPayment } from "../gateway.ts";
import { orderNumber, type WayToPay } from "../order-numbers.ts";
import { alipayMethod } from "../phone-methods.ts";
import type { Provider, ProviderOptions } from "../provider.ts";
import { type ProviderOrder, twoOrders } from "../two-orders.ts";
import type { AlipayAccount } from "./account.ts";
import { AlipayRefusal, openClient, type SendToAlipay, TRADES } from "./client.ts";
import { ALIPAY_NOTICE_PATH, readAlipayNotice } from "./notice.ts";
import { giveBack } from "./refund.ts";
import { withSignature } from "./signature.ts";
import { readTrade } from "./transaction.ts";

const NAME = "Alipay";
const LONGEST_SUBJECT = 256;
/** Characters that Alipay allows in no subject. */
const FORBIDDEN = /[/=&]/gu;

/** The page on which a customer pays, by the device. */
const PRODUCTS: Readonly<Record<WayToPay, { readonly method: string; readonly code: string }>> = {
  computer: { method: "alipay.trade.page.pay", code: "FAST_INSTANT_TRADE_PAY" },
  phone: { method: "alipay.trade.wap.pay", code: "QUICK_WAP_WAY" },
};

/** A time as Alipay writes it: "2026-11-21 13:00:00", in China. */
const timeOf = (at: number): string => inChina(at).replace("T", " ");

/**
 * Alipay (docs/decisions/2026-11-29-alipay.md). Each payment has two orders there, one for a computer and one for a phone. An order exists
 * at Alipay once the customer has opened its page.
 */
export function openAlipay(
  account: AlipayAccount,
  { clock, publicUrl, warn }: ProviderOptions,
): Provider {
  const send = openClient(account, clock);
  const orders = twoOrders({
    name: NAME,
    query: (number) => queryTrade(send, number),
    close: async (number) => {
      await send(`${TRADES}/close`, { out_trade_no: number });
    },
    warn,
  });

  const pageOf = (payment: GatewayPayment, way: WayToPay): string => {
    const back = `${publicUrl()}${payment.returnPath}`;
    const content = {
      out_trade_no: orderNumber(payment.paymentId, way),
      product_code: PRODUCTS[way].code,
      total_amount: toYuan(payment.amount),
      subject: payment.subject.zh.replace(FORBIDDEN, " ").slice(0, LONGEST_SUBJECT),
      time_expire: timeOf(payment.payableUntil),
      ...(way === "phone" ? { quit_url: back } : {}),
    };
    const fields = {
      app_id: account.app,
      method: PRODUCTS[way].method,
      format: "JSON",
      charset: "utf-8",
      sign_type: "RSA2",
      timestamp: timeOf(clock.now()),
      version: "1.0",
      return_url: back,
      notify_url: `${publicUrl()}${ALIPAY_NOTICE_PATH}`,
      biz_content: JSON.stringify(content),
    };
    return `${account.pages}?${withSignature(fields, account).toString()}`;
  };

  return {
    name: NAME,
    code: "alipay",
    noticePath: ALIPAY_NOTICE_PATH,
    methods: { person: [], enterprise: [], alipay: alipayMethod },
    begin: async (payment) => {
      const { methodId } = payment;
      if (paymentKind(methodId) !== "alipay") throw new Error(`${methodId} is not Alipay.`);
      return { url: pageOf(payment, "computer"), mobileUrl: pageOf(payment, "phone") };
    },
    find: async ({ paymentId, payableUntil }) =>
      (await orders.find(paymentId)) ?? {
        // Its page, which makes the order, can be opened until then.
        state: clock.now() < payableUntil ? "open" : "abandoned",
      },
    close: ({ paymentId }) => orders.close(paymentId),
    giveBack: (_payment, refund) => giveBack(send, refund),
    endOther: orders.endOther,
    readNotice: (notice) => readAlipayNotice(notice, account),
    taken: { status: 200, body: "success" },
    refused: (status) => ({ status, body: "fail" }),
  };
}

/** The present state of an order; undefined for one whose page nobody has opened. */
async function queryTrade(send: SendToAlipay, number: string): Promise<ProviderOrder | undefined> {
  try {
    const order = readTrade(await send(`${TRADES}/query`, { out_trade_no: number }));
    if (order.number !== number) throw new Error(`Alipay answers for ${order.number}.`);
    return order;
  } catch (failure) {
    if (failure instanceof AlipayRefusal && failure.code === "TRADE_NOT_EXIST") return undefined;
    throw failure;
  }
}
