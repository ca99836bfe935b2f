import { createSecretKey } from "node:crypto";
import * as v from "valibot";
import {
  WECHAT_PAY_API,
  WECHAT_PAY_TIMEOUT_MS,
  type WechatPayAccount,
} from "../ports/payment/wechat-pay/account.ts";
import { matching } from "./matching.ts";
import { isSetUp, type ReadAccount, readKeys, type ShopPlace } from "./provider-settings.ts";

const API_KEY_BYTES = 32;

const file = v.optional(v.string(), "");

/** The settings of WeChat Pay; "" for those that are not set. */
export const wechatPayEntries = {
  WECHAT_PAY_MERCHANT: matching(/^\d{6,32}$/u, "must be the merchant's number: 1900000001"),
  WECHAT_PAY_APP: matching(/^wx[\da-z]{6,30}$/iu, "must be the id of an application: wx…"),
  WECHAT_PAY_SERIAL: matching(
    /^[\da-f]{8,64}$/iu,
    "must be the serial number of the merchant's certificate",
  ),
  WECHAT_PAY_KEY_FILE: file,
  WECHAT_PAY_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => key === "" || Buffer.byteLength(key) === API_KEY_BYTES,
        `must have ${API_KEY_BYTES} bytes`,
      ),
    ),
    "",
  ),
  WECHAT_PAY_PUBLIC_KEY_ID: matching(
    /^PUB_KEY_ID_\w+$/u,
    "must be the id of WeChat Pay's public key: PUB_KEY_ID_…",
  ),
  WECHAT_PAY_PUBLIC_KEY_FILE: file,
  WECHAT_PAY_API: matching(
    /^https?:\/\/[^/?#@]+\/?$/u,
    "must be an address such as https://api.mch.weixin.qq.com",
  ),
};

type Entries = typeof wechatPayEntries;
type Values = { readonly [Name in keyof Entries]: v.InferOutput<Entries[Name]> };

const WECHAT_PAY = {
  name: "WeChat Pay",
  entries: wechatPayEntries,
  api: "WECHAT_PAY_API",
  key: "WECHAT_PAY_KEY_FILE",
  publicKey: "WECHAT_PAY_PUBLIC_KEY_FILE",
} as const;

/** Whether WeChat Pay is set up, completely or in part. */
export const hasWechatPay = (values: Values): boolean => isSetUp(WECHAT_PAY, values);

/** The shop's account at WeChat Pay, whose key files are read. */
export function readWechatPay(values: Values, place: ShopPlace): ReadAccount<WechatPayAccount> {
  const read = readKeys(WECHAT_PAY, values, place);
  if ("problems" in read) return read;
  if (!read.account) return { account: undefined };
  return {
    account: {
      ...read.account,
      merchant: values.WECHAT_PAY_MERCHANT,
      app: values.WECHAT_PAY_APP,
      serial: values.WECHAT_PAY_SERIAL,
      apiKey: createSecretKey(Buffer.from(values.WECHAT_PAY_API_KEY)),
      publicKeyId: values.WECHAT_PAY_PUBLIC_KEY_ID,
      api: values.WECHAT_PAY_API.replace(/\/$/u, "") || WECHAT_PAY_API,
      timeoutMs: WECHAT_PAY_TIMEOUT_MS,
    },
  };
}
