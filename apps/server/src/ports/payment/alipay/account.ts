import type { KeyObject } from "node:crypto";

/** What a shop agrees on with Alipay (verification by public key). */
export interface AlipayAccount {
  /** The application, `app_id`. */
  readonly app: string;
  /** The merchant's number at Alipay, `seller_id`: 2088…. */
  readonly seller: string;
  /** The application's private RSA key, which signs requests. */
  readonly key: KeyObject;
  /** Alipay's public key, which answers and notices are verified with. */
  readonly publicKey: KeyObject;
  /** Origin of the API, without a slash at its end. */
  readonly api: string;
  /** The address of the pages on which customers pay. */
  readonly pages: string;
  /** How long a request may take, in milliseconds. */
  readonly timeoutMs: number;
}

/** The origin of Alipay's API and pages. */
export const ALIPAY_API = "https://openapi.alipay.com";
export const ALIPAY_PAGES = "/gateway.do";
/** A notice waits for its answer, which can contain requests of the shop. */
export const ALIPAY_TIMEOUT_MS = 4000;
