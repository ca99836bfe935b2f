import * as v from "valibot";
import {
  ALIPAY_API,
  ALIPAY_PAGES,
  ALIPAY_TIMEOUT_MS,
  type AlipayAccount,
} from "../ports/payment/alipay/account.ts";
import { matching } from "./matching.ts";
import { isSetUp, type ReadAccount, readKeys, type ShopPlace } from "./provider-settings.ts";

const file = v.optional(v.string(), "");

/** The settings of Alipay; "" for those that are not set. */
export const alipayEntries = {
  ALIPAY_APP: matching(/^\d{10,32}$/u, "must be the id of an application: 2021…"),
  ALIPAY_SELLER: matching(/^2088\d{12}$/u, "must be the merchant's number: 2088…, 16 digits"),
  ALIPAY_KEY_FILE: file,
  ALIPAY_PUBLIC_KEY_FILE: file,
  ALIPAY_API: matching(
    /^https?:\/\/[^/?#@]+\/?$/u,
    "must be an address such as https://openapi.alipay.com",
  ),
};

type Entries = typeof alipayEntries;
type Values = { readonly [Name in keyof Entries]: v.InferOutput<Entries[Name]> };

const ALIPAY = {
  name: "Alipay",
  entries: alipayEntries,
  api: "ALIPAY_API",
  key: "ALIPAY_KEY_FILE",
  publicKey: "ALIPAY_PUBLIC_KEY_FILE",
} as const;

/** Whether Alipay is set up, completely or in part. */
export const hasAlipay = (values: Values): boolean => isSetUp(ALIPAY, values);

/** The shop's account at Alipay, whose key files are read. */
export function readAlipay(values: Values, place: ShopPlace): ReadAccount<AlipayAccount> {
  const read = readKeys(ALIPAY, values, place);
  if ("problems" in read) return read;
  if (!read.account) return { account: undefined };
  const api = values.ALIPAY_API.replace(/\/$/u, "") || ALIPAY_API;
  return {
    account: {
      ...read.account,
      app: values.ALIPAY_APP,
      seller: values.ALIPAY_SELLER,
      api,
      pages: `${api}${ALIPAY_PAGES}`,
      timeoutMs: ALIPAY_TIMEOUT_MS,
    },
  };
}
