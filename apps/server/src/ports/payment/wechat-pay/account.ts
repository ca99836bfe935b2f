import type { KeyObject } from "node:crypto";

/** What a shop agrees on with WeChat Pay (API v3, a merchant of its own, verification by public key). */
export interface WechatPayAccount {
  /** The merchant's number, `mchid`. */
  readonly merchant: string;
  /** The application that is bound to the merchant, `appid`. */
  readonly app: string;
  /** Serial number of the certificate of `key`. */
  readonly serial: string;
  /** The merchant's private RSA key, which signs requests. */
  readonly key: KeyObject;
  /** The API v3 key of 32 bytes, which notices are encrypted with. */
  readonly apiKey: KeyObject;
  /** WeChat Pay's public key, which answers and notices are verified with, and its name: `PUB_KEY_ID_…`. */
  readonly publicKey: KeyObject;
  readonly publicKeyId: string;
  /** Origin of the API, without a slash at its end. */
  readonly api: string;
  /** How long a request may take, in milliseconds. */
  readonly timeoutMs: number;
}

/** The API of WeChat Pay. */
export const WECHAT_PAY_API = "https://api.mch.weixin.qq.com";
/** WeChat waits five seconds for the answer to a notice, which can contain a request of the shop. */
export const WECHAT_PAY_TIMEOUT_MS = 4000;
