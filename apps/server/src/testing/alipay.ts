import { createPrivateKey, createPublicKey } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { AlipayAccount } from "../ports/payment/alipay/account.ts";
import { isSignedBy, privatePem, publicPem, rsaKeys, signatureBy } from "./rsa.ts";
import type { Answering } from "./wechat-pay.ts";

const APP = "2021000122671080";
const SELLER = "2088101106499364";
const PAGES = "https://openapi.alipay.com/gateway.do";
const FIVE_MINUTES_MS = 300_000;
const CHINA_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u;

type TradeState =
  | "WAIT_BUYER_PAY"
  | "TRADE_SUCCESS"
  | "TRADE_FINISHED"
  | "TRADE_CLOSED"
  | "NEVER_HEARD_OF";

/** What the address of a page says of its order. */
interface TradeContent {
  readonly out_trade_no: string;
  readonly product_code: string;
  readonly total_amount: string;
  readonly subject: string;
  readonly time_expire: string;
  readonly quit_url?: string;
}

interface Trade {
  readonly content: TradeContent;
  state: TradeState;
  /** Alipay's number of it. */
  readonly transaction: string;
  paidAt: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly content: object;
}

/** How a notice differs from that of an order's payment. */
export interface AlipayNoticeChanges {
  readonly fields?: Readonly<Record<string, string>>;
  /** Whether somebody else signs it. */
  readonly isForged?: boolean;
}

const problem = (status: number, code: string): Answer => ({
  status,
  content: { code, message: code.toLowerCase() },
});

/** What Alipay signs of the fields of an address or a notice: all but some, in the order of their names. */
const signedText = (fields: Readonly<Record<string, string>>, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== "")
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join("&");

export type AlipayDouble = Awaited<ReturnType<typeof openAlipayDouble>>;

/**
 * A local Alipay, written from its published protocol (API v3, and the pages' and notices' signatures RSA2). It keeps orders in memory: one
 * is made when a test opens its page.
 */
export async function openAlipayDouble(now: () => number) {
  const [shopKeys, alipayKeys, otherKeys] = await Promise.all([rsaKeys(), rsaKeys(), rsaKeys()]);
  const trades = new Map<string, Trade>();
  /** What was given back of orders, in yuan, by the shop's numbers. */
  const refunds = new Map<string, { readonly number: string; readonly amount: number }>();
  const requests: string[] = [];
  let answering: Answering = "right";
  let count = 0;

  const chinaTime = (at: number) =>
    new Date(at).toLocaleString("sv-SE", { timeZone: "Asia/Shanghai" });
  const isSignedByShop = async (
    { url, headers }: IncomingMessage,
    body: string,
  ): Promise<boolean> => {
    const [scheme, given = ""] = (headers.authorization ?? "").split(" ", 2);
    const [fields = "", signature = ""] = given.split(",sign=", 2);
    const [, app, timestamp] = /^app_id=(\d+),nonce=[\w-]+,timestamp=(\d+)$/u.exec(fields) ?? [];
    const isLate = Math.abs(Number(timestamp) - now()) > FIVE_MINUTES_MS;
    if (scheme !== "ALIPAY-SHA256withRSA" || app !== APP || isLate) return false;
    return isSignedBy(shopKeys, `${fields}\nPOST\n${url}\n${body}\n`, signature);
  };
  const tradeOf = (number: string): Trade => {
    const trade = trades.get(number);
    if (!trade) throw new Error(`There is no order ${number}.`);
    return trade;
  };
  const refund = (path: string, body: string): Answer => {
    const content = JSON.parse(body) as {
      trade_no: string;
      out_request_no: string;
      refund_amount?: string;
    };
    const { trade_no: transaction, out_request_no: request, refund_amount: amount } = content;
    const [number, trade] = [...trades].find(([, each]) => each.transaction === transaction) ?? [];
    if (number === undefined || trade?.paidAt === undefined)
      return problem(400, "ACQ.TRADE_NOT_EXIST");
    const named = { trade_no: transaction, out_trade_no: number };
    if (path.endsWith("/query"))
      return {
        status: 200,
        content: { ...named, ...(refunds.has(request) ? { refund_status: "REFUND_SUCCESS" } : {}) },
      };
    if (!/^\w{1,64}$/u.test(request) || !/^\d{1,9}\.\d\d$/u.test(amount ?? ""))
      return problem(400, "ACQ.INVALID_PARAMETER");
    const before = [...refunds.values()].filter((each) => each.number === number);
    const given = before.reduce((sum, each) => sum + each.amount, 0);
    // Everything was given back, which closes the order.
    if (given >= Number(trade.content.total_amount)) return problem(400, "ACQ.TRADE_STATUS_ERROR");
    if (refunds.has(request)) return { status: 200, content: { ...named, fund_change: "N" } };
    if (given + Number(amount) > Number(trade.content.total_amount))
      return problem(400, "ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
    refunds.set(request, { number, amount: Number(amount) });
    return { status: 200, content: { ...named, fund_change: "Y" } };
  };
  const answer = (path: string, body: string): Answer => {
    if (path.includes("/refund")) return refund(path, body);
    const { out_trade_no: number } = JSON.parse(body) as { out_trade_no: string };
    const trade = trades.get(number);
    if (!trade) return problem(400, "ACQ.TRADE_NOT_EXIST");
    const named = { out_trade_no: number, trade_no: trade.transaction };
    if (path === "/v3/alipay/trade/query") {
      const { state, content, paidAt } = trade;
      return {
        status: 200,
        content: {
          ...named,
          buyer_logon_id: "180****0062",
          trade_status: state,
          total_amount: content.total_amount,
          ...(paidAt === undefined ? {} : { send_pay_date: paidAt }),
        },
      };
    }
    if (path !== "/v3/alipay/trade/close") return problem(404, "isv.invalid-method");
    if (trade.state !== "WAIT_BUYER_PAY") return problem(400, "ACQ.TRADE_STATUS_ERROR");
    trade.state = "TRADE_CLOSED";
    return { status: 200, content: named };
  };

  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      requests.push(`${request.method} ${request.url}`);
      if (answering === "slow") return;
      if (answering === "down") {
        request.socket.destroy();
        return;
      }
      response.setHeader("content-type", "application/json");
      const isGenuine = request.method === "POST" && (await isSignedByShop(request, body));
      const { status, content } =
        answering === "failing"
          ? problem(500, "ACQ.SYSTEM_ERROR")
          : isGenuine
            ? answer(request.url ?? "", body)
            : problem(401, "isv.invalid-signature");
      const sent = answering === "garbage" ? "<html>bad gateway" : JSON.stringify(content);
      const keys = answering === "forged" ? otherKeys : alipayKeys;
      count += 1;
      const [timestamp, nonce] = [String(now()), `nonce${count}`];
      // Refusals are not signed.
      if (status === 200 && answering !== "unsigned") {
        response.setHeader("alipay-timestamp", timestamp);
        response.setHeader("alipay-nonce", nonce);
        const signature = await signatureBy(keys, `${timestamp}\n${nonce}\n${sent}\n`);
        response.setHeader("alipay-signature", signature);
      }
      response.writeHead(status).end(sent);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pems = { key: await privatePem(shopKeys), publicKey: await publicPem(alipayKeys) };
  const account: AlipayAccount = {
    app: APP,
    seller: SELLER,
    key: createPrivateKey(pems.key),
    publicKey: createPublicKey(pems.publicKey),
    api: `http://127.0.0.1:${port}`,
    pages: PAGES,
    timeoutMs: 10_000,
  };

  return {
    /** The shop's account at the double. */
    account,
    pems,
    /** The settings of the account, without those of key files. */
    settings: { ALIPAY_APP: APP, ALIPAY_SELLER: SELLER },
    /** Method and path of each request. */
    requests,
    /** The customer opens the page of a payment. Returns the number of its order. Throws where Alipay would refuse the address. */
    open: async (address: string): Promise<string> => {
      const url = new URL(address);
      const fields = Object.fromEntries(url.searchParams);
      const isGenuine = await isSignedBy(
        shopKeys,
        signedText(fields, ["sign"]),
        fields["sign"] ?? "",
      );
      if (!isGenuine || url.origin + url.pathname !== PAGES || fields["app_id"] !== APP)
        throw new Error("invalid-signature");
      const content = JSON.parse(fields["biz_content"] ?? "") as TradeContent;
      const { out_trade_no: number, product_code, total_amount, subject, time_expire } = content;
      const product = {
        "alipay.trade.page.pay": "FAST_INSTANT_TRADE_PAY",
        "alipay.trade.wap.pay": "QUICK_WAP_WAY",
      }[fields["method"] ?? ""];
      const isWellFormed =
        product_code === product &&
        fields["sign_type"] === "RSA2" &&
        CHINA_TIME.test(fields["timestamp"] ?? "") &&
        (fields["timestamp"] ?? "") <= chinaTime(now()) &&
        /^https:\/\/[^?]+$/u.test(fields["notify_url"] ?? "") &&
        /^\w{1,64}$/u.test(number) &&
        /^\d{1,9}\.\d\d$/u.test(total_amount) &&
        subject.length > 0 &&
        subject.length <= 256 &&
        !/[/=&]/u.test(subject) &&
        CHINA_TIME.test(time_expire) &&
        (product_code !== "QUICK_WAP_WAY" || content.quit_url !== undefined);
      if (!isWellFormed) throw new Error("invalid-parameter");
      if (time_expire <= chinaTime(now())) throw new Error("the order is too old");
      const known = trades.get(number);
      if (known && JSON.stringify(known.content) !== JSON.stringify(content))
        throw new Error("CONTEXT_INCONSISTENT");
      if (known && known.state !== "WAIT_BUYER_PAY") throw new Error("TRADE_HAS_CLOSE");
      count += 1;
      const transaction = `20261121220014${String(count).padStart(6, "0")}`;
      if (!known)
        trades.set(number, { content, state: "WAIT_BUYER_PAY", transaction, paidAt: undefined });
      return number;
    },
    contentOf: (number: string) => tradeOf(number).content,
    stateOf: (number: string) => tradeOf(number).state,
    setState: (number: string, state: TradeState) => {
      tradeOf(number).state = state;
    },
    /** The customer pays an order, which can only be done while it is open. */
    pay: (number: string) => {
      const trade = tradeOf(number);
      if (trade.state !== "WAIT_BUYER_PAY")
        throw new Error(`The order ${number} is ${trade.state}.`);
      trade.state = "TRADE_SUCCESS";
      trade.paidAt = chinaTime(now());
    },
    /** What was given back, in yuan, by the shop's numbers. */
    refunded: () => [...refunds].map(([request, { amount }]) => [request, amount] as const),
    answer: (as: Answering) => {
      answering = as;
    },
    /** The notice of an order's payment, as Alipay sends it: the body of a form. */
    notice: async (
      number: string,
      { fields: changed, isForged = false }: AlipayNoticeChanges = {},
    ) => {
      const { content, state, transaction, paidAt = "" } = tradeOf(number);
      const fields: Record<string, string> = {
        gmt_create: chinaTime(now()),
        charset: "utf-8",
        gmt_payment: paidAt,
        notify_time: chinaTime(now()),
        subject: content.subject,
        buyer_id: "2088102122524333",
        version: "1.0",
        notify_id: `notice-of-${number}`,
        notify_type: "trade_status_sync",
        total_amount: content.total_amount,
        trade_status: state,
        trade_no: transaction,
        auth_app_id: APP,
        receipt_amount: content.total_amount,
        app_id: APP,
        seller_id: SELLER,
        out_trade_no: number,
        sign_type: "RSA2",
        ...changed,
      };
      const signed = signedText(fields, ["sign", "sign_type"]);
      const sign = await signatureBy(isForged ? otherKeys : alipayKeys, signed);
      return new URLSearchParams({ ...fields, sign }).toString();
    },
    /** Forgets all orders, and answers as published again. */
    clear: () => {
      trades.clear();
      refunds.clear();
      requests.length = 0;
      answering = "right";
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
