import { createPrivateKey, createPublicKey, createSecretKey, webcrypto } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { text } from "node:stream/consumers";
import type { WechatPayAccount } from "../ports/payment/wechat-pay/account.ts";
import { isSignedBy, privatePem, publicPem, rsaKeys, signatureBy } from "./rsa.ts";

const { subtle } = webcrypto;
const FIVE_MINUTES_S = 300;
const CHINA_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/u;

/** How the double answers: as published, or as a provider that fails. */
export type Answering = "right" | "down" | "slow" | "garbage" | "unsigned" | "forged" | "failing";

type TradeState =
  | "SUCCESS"
  | "NOTPAY"
  | "CLOSED"
  | "REVOKED"
  | "USERPAYING"
  | "PAYERROR"
  | "REFUND"
  | "NEVER_HEARD_OF";

/** What a shop sends to make an order. */
interface OrderContent {
  readonly appid: string;
  readonly mchid: string;
  readonly description: string;
  readonly out_trade_no: string;
  readonly time_expire: string;
  readonly notify_url: string;
  readonly amount: { readonly total: number; readonly currency: string };
  readonly scene_info?: { readonly payer_client_ip: string; readonly h5_info: { type: string } };
}

interface Order {
  readonly way: string;
  readonly content: OrderContent;
  state: TradeState;
  transaction: string | undefined;
}

/** WeChat's states of a refund. */
type RefundState = "SUCCESS" | "PROCESSING" | "ABNORMAL" | "CLOSED";

/** What a shop sends to refund an order. */
interface RefundContent {
  readonly transaction_id: string;
  readonly out_refund_no: string;
  readonly amount: { readonly refund: number; readonly total: number; readonly currency: string };
}

interface Answer {
  readonly status: number;
  readonly content?: object;
}

/** How a notice differs from that of an order's payment. */
export interface NoticeChanges {
  readonly id?: string;
  readonly event?: string;
  /** Fields of the order in the notice. */
  readonly order?: object;
  /** When it is signed, in epoch milliseconds; now by default. */
  readonly signedAt?: number;
  /** Whether somebody else signs it. */
  readonly isForged?: boolean;
  readonly serial?: string;
  readonly apiKey?: string;
}

const APP = "wxd678efh567hg6787";
const MERCHANT = "1900007291";
const SERIAL = "408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB";
const PUBLIC_KEY_ID = "PUB_KEY_ID_0119000072912024112100389000000000";
const API_KEY = "0123456789abcdef0123456789ABCDEF";

const problem = (status: number, code: string): Answer => ({
  status,
  content: { code, message: code.toLowerCase() },
});

export type WechatDouble = Awaited<ReturnType<typeof openWechatDouble>>;

/** A local WeChat Pay, written from its published protocol (API v3). It keeps orders in memory; tests pay them. */
export async function openWechatDouble(now: () => number) {
  const [merchantKeys, platformKeys, otherKeys] = await Promise.all([
    rsaKeys(),
    rsaKeys(),
    rsaKeys(),
  ]);
  const orders = new Map<string, Order>();
  const refunds = new Map<string, RefundContent>();
  const requests: string[] = [];
  let refundState: RefundState = "SUCCESS";
  let answering: Answering = "right";
  let clockShiftMs = 0;
  let count = 0;

  const signedHeaders = async (
    body: string,
    { at = now() + clockShiftMs, keys = platformKeys, serial = PUBLIC_KEY_ID } = {},
  ) => {
    count += 1;
    const timestamp = String(Math.floor(at / 1000));
    const nonce = `nonce${count}`;
    return {
      "wechatpay-serial": serial,
      "wechatpay-timestamp": timestamp,
      "wechatpay-nonce": nonce,
      "wechatpay-signature": await signatureBy(keys, `${timestamp}\n${nonce}\n${body}\n`),
      "wechatpay-signature-type": "WECHATPAY2-SHA256-RSA2048",
    };
  };
  const isSignedByMerchant = async (request: IncomingMessage, body: string): Promise<boolean> => {
    const [scheme, given = ""] = (request.headers.authorization ?? "").split(" ", 2);
    const field = (name: string) => new RegExp(`${name}="([^"]*)"`, "u").exec(given)?.[1] ?? "";
    const timestamp = field("timestamp");
    const late = Math.abs(Number(timestamp) - (now() + clockShiftMs) / 1000) > FIVE_MINUTES_S;
    if (scheme !== "WECHATPAY2-SHA256-RSA2048" || late) return false;
    if (field("mchid") !== MERCHANT || field("serial_no") !== SERIAL) return false;
    const signed = `${request.method}\n${request.url}\n${timestamp}\n${field("nonce_str")}\n${body}\n`;
    return isSignedBy(merchantKeys, signed, field("signature"));
  };

  const transactionOf = ({ content, state, transaction }: Order) => ({
    appid: content.appid,
    mchid: content.mchid,
    out_trade_no: content.out_trade_no,
    trade_state: state,
    trade_state_desc: state,
    // WeChat leaves amounts out of orders that are not paid.
    ...(transaction === undefined
      ? {}
      : {
          transaction_id: transaction,
          trade_type: "NATIVE",
          bank_type: "OTHERS",
          amount: { ...content.amount, payer_total: content.amount.total, payer_currency: "CNY" },
        }),
  });
  const isWellFormed = (way: string, content: OrderContent): boolean =>
    content.appid === APP &&
    content.mchid === MERCHANT &&
    /^[\w\-|*]{6,32}$/u.test(content.out_trade_no) &&
    content.description.length > 0 &&
    content.description.length <= 127 &&
    CHINA_TIME.test(content.time_expire) &&
    Date.parse(content.time_expire) > now() &&
    // WeChat itself takes https only; a shop that a test starts has none.
    /^(?:https:\/\/|http:\/\/127\.0\.0\.1:)[^?]{1,240}$/u.test(content.notify_url) &&
    Number.isSafeInteger(content.amount.total) &&
    content.amount.total > 0 &&
    content.amount.currency === "CNY" &&
    (way !== "h5" ||
      (isIP(content.scene_info?.payer_client_ip ?? "") > 0 &&
        content.scene_info?.h5_info.type === "Wap"));
  /** What may not change when an order is made again: all but the customer's address. */
  const lasting = ({ scene_info: _scene, ...content }: OrderContent) => JSON.stringify(content);

  const make = (way: string, content: OrderContent): Answer => {
    if (!isWellFormed(way, content)) return problem(400, "PARAM_ERROR");
    const number = content.out_trade_no;
    const known = orders.get(number);
    if (known && (known.way !== way || lasting(known.content) !== lasting(content)))
      return problem(403, "OUT_TRADE_NO_USED");
    if (known?.state === "SUCCESS") return problem(400, "ORDERPAID");
    if (known?.state === "CLOSED") return problem(400, "ORDER_CLOSED");
    if (!known) orders.set(number, { way, content, state: "NOTPAY", transaction: undefined });
    count += 1;
    return way === "h5"
      ? {
          status: 200,
          content: {
            h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${count}&package=${number}`,
          },
        }
      : { status: 200, content: { code_url: `weixin://wxpay/bizpayurl?pr=${number}` } };
  };
  const close = (number: string): Answer => {
    const order = orders.get(number);
    if (!order) return problem(404, "ORDER_NOT_EXIST");
    if (order.state === "SUCCESS") return problem(400, "ORDERPAID");
    if (order.state === "CLOSED") return problem(400, "ORDER_CLOSED");
    order.state = "CLOSED";
    return { status: 204 };
  };
  /** A repeat with the same number makes no other refund, and is refused where everything was given back. */
  const refund = (content: RefundContent): Answer => {
    const { transaction_id: transaction, out_refund_no: number, amount } = content;
    const order = [...orders.values()].find((each) => each.transaction === transaction);
    if (!order) return problem(404, "RESOURCE_NOT_EXISTS");
    const isWellFormed =
      /^[\w\-|*@]{1,64}$/u.test(number) &&
      amount.total === order.content.amount.total &&
      amount.currency === "CNY" &&
      amount.refund > 0;
    if (!isWellFormed) return problem(400, "PARAM_ERROR");
    const others = [...refunds.values()].filter(
      (each) => each.transaction_id === transaction && each.out_refund_no !== number,
    );
    const before = others.reduce((sum, each) => sum + each.amount.refund, 0);
    const after = before + amount.refund;
    if (after > amount.total || (refunds.has(number) && after === amount.total))
      return problem(400, "INVALID_REQUEST");
    refunds.set(number, content);
    return { status: 200, content: { out_refund_no: number, status: refundState } };
  };
  const answer = (method: string, url: URL, body: string): Answer => {
    if (method === "POST" && url.pathname === "/v3/refund/domestic/refunds")
      return refund(JSON.parse(body) as RefundContent);
    const [, refunded] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/u.exec(url.pathname) ?? [];
    if (method === "GET" && refunded !== undefined)
      return refunds.has(refunded)
        ? { status: 200, content: { out_refund_no: refunded, status: refundState } }
        : problem(404, "RESOURCE_NOT_EXISTS");
    const [, number = "", action] =
      /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/u.exec(url.pathname) ?? [];
    const way = /^\/v3\/pay\/transactions\/(native|h5)$/u.exec(url.pathname)?.[1];
    if (method === "POST" && way) return make(way, JSON.parse(body) as OrderContent);
    if (method === "POST" && action) {
      const { mchid } = JSON.parse(body) as { mchid: string };
      return mchid === MERCHANT ? close(number) : problem(400, "PARAM_ERROR");
    }
    if (method !== "GET" || url.searchParams.get("mchid") !== MERCHANT)
      return problem(400, "PARAM_ERROR");
    const order = orders.get(number);
    return order ? { status: 200, content: transactionOf(order) } : problem(404, "ORDER_NOT_EXIST");
  };

  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const url = new URL(request.url ?? "", "http://double");
      requests.push(`${request.method} ${url.pathname}`);
      if (answering === "slow") return;
      if (answering === "down") {
        request.socket.destroy();
        return;
      }
      response.sendDate = false;
      response.setHeader("date", new Date(now() + clockShiftMs).toUTCString());
      response.setHeader("content-type", "application/json");
      if (!(await isSignedByMerchant(request, body))) {
        response.writeHead(401).end('{"code":"SIGN_ERROR","message":"wrong signature"}');
        return;
      }
      const { status, content } =
        answering === "failing"
          ? problem(500, "SYSTEM_ERROR")
          : answer(request.method ?? "", url, body);
      const sent =
        answering === "garbage" ? "<html>bad gateway" : content ? JSON.stringify(content) : "";
      const keys = answering === "forged" ? otherKeys : platformKeys;
      const headers = answering === "unsigned" ? {} : await signedHeaders(sent, { keys });
      response.writeHead(status, headers).end(sent);
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const pems = {
    key: await privatePem(merchantKeys),
    publicKey: await publicPem(platformKeys),
  };
  const account: WechatPayAccount = {
    merchant: MERCHANT,
    app: APP,
    serial: SERIAL,
    key: createPrivateKey(pems.key),
    apiKey: createSecretKey(Buffer.from(API_KEY)),
    publicKey: createPublicKey(pems.publicKey),
    publicKeyId: PUBLIC_KEY_ID,
    api: `http://127.0.0.1:${port}`,
    timeoutMs: 10_000,
  };
  const orderOf = (number: string): Order => {
    const order = orders.get(number);
    if (!order) throw new Error(`There is no order ${number}.`);
    return order;
  };

  return {
    /** The shop's account at the double. */
    account,
    pems,
    /** The settings of the account, without those of key files. */
    settings: {
      WECHAT_PAY_MERCHANT: MERCHANT,
      WECHAT_PAY_APP: APP,
      WECHAT_PAY_SERIAL: SERIAL,
      WECHAT_PAY_API_KEY: API_KEY,
      WECHAT_PAY_PUBLIC_KEY_ID: PUBLIC_KEY_ID,
    },
    /** Method and path of each request. */
    requests,
    /** The numbers of all orders, in the order in which they were made. */
    numbers: (way: "native" | "h5") =>
      [...orders].filter(([, order]) => order.way === way).map(([number]) => number),
    contentOf: (number: string) => orderOf(number).content,
    stateOf: (number: string) => orderOf(number).state,
    setState: (number: string, state: TradeState) => {
      orderOf(number).state = state;
    },
    /** The customer pays an order, which can only be done while it is open. */
    pay: (number: string) => {
      const order = orderOf(number);
      if (order.state !== "NOTPAY") throw new Error(`The order ${number} is ${order.state}.`);
      count += 1;
      order.state = "SUCCESS";
      order.transaction = `42000000${String(count).padStart(6, "0")}`;
    },
    /** What was given back, by the shop's numbers, in fen. */
    refunded: () => [...refunds].map(([number, { amount }]) => [number, amount.refund] as const),
    /** What WeChat says of each refund from now on. */
    setRefundState: (state: RefundState) => {
      refundState = state;
    },
    answer: (as: Answering) => {
      answering = as;
    },
    /** Sets the provider's clock ahead of the shop's, in milliseconds. */
    shiftClock: (milliseconds: number) => {
      clockShiftMs = milliseconds;
    },
    /** The notice of an order's payment, as WeChat sends it. */
    notice: async (number: string, changes: NoticeChanges = {}) => {
      const order = { ...transactionOf(orderOf(number)), ...changes.order };
      const nonce = "fdasflkja484";
      const data = "transaction";
      const key = await subtle.importKey(
        "raw",
        Buffer.from(changes.apiKey ?? API_KEY),
        "AES-GCM",
        false,
        ["encrypt"],
      );
      const ciphertext = await subtle.encrypt(
        { name: "AES-GCM", iv: Buffer.from(nonce), additionalData: Buffer.from(data) },
        key,
        Buffer.from(JSON.stringify(order)),
      );
      const body = JSON.stringify({
        id: changes.id ?? `EV-${number}`,
        create_time: new Date(now()).toISOString(),
        resource_type: "encrypt-resource",
        event_type: changes.event ?? "TRANSACTION.SUCCESS",
        summary: "支付成功",
        resource: {
          original_type: "transaction",
          algorithm: "AEAD_AES_256_GCM",
          ciphertext: Buffer.from(ciphertext).toString("base64"),
          associated_data: data,
          nonce,
        },
      });
      const headers = await signedHeaders(body, {
        at: changes.signedAt ?? now(),
        keys: changes.isForged ? otherKeys : platformKeys,
        serial: changes.serial ?? PUBLIC_KEY_ID,
      });
      return { headers: { "content-type": "application/json", ...headers }, body };
    },
    /** The headers of a genuine notice with this body. */
    signedHeaders,
    /** Forgets all orders, and answers as published again. */
    clear: () => {
      orders.clear();
      refunds.clear();
      refundState = "SUCCESS";
      requests.length = 0;
      answering = "right";
      clockShiftMs = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
