import * as v from "valibot";
import {
  ALIPAY_API,
  ALIPAY_PAGES,
  ALIPAY_TIMEOUT_MS,
  type AlipayAccount,
} from "../ports/payment/alipay/account.ts";
import { matching } from "./matching.ts";
import {
  addressProblems,
  keyIn,
  missingSettings,
  PRIVATE_KEY,
  PUBLIC_KEY,
  type ReadAccount,
  type ShopPlace,
} from "./provider-settings.ts";

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

const REQUIRED = Object.keys(alipayEntries).filter(
  (name): name is keyof Values => name !== "ALIPAY_API",
);

/** Whether Alipay is set up, completely or in part. */
export const hasAlipay = (values: Values): boolean => REQUIRED.some((name) => values[name] !== "");

/** The shop's account at Alipay, whose key files are read. */
export function readAlipay(values: Values, place: ShopPlace): ReadAccount<AlipayAccount> {
  if (!hasAlipay(values)) return { account: undefined };
  const key = keyIn("ALIPAY_KEY_FILE", values, PRIVATE_KEY);
  const publicKey = keyIn("ALIPAY_PUBLIC_KEY_FILE", values, PUBLIC_KEY);
  const problems = [
    ...missingSettings(values, REQUIRED),
    ...addressProblems("Alipay", { setting: "ALIPAY_API", values }, place),
    ...[key, publicKey].filter((each) => typeof each === "string"),
  ];
  if (problems.length > 0 || typeof key !== "object" || typeof publicKey !== "object") {
    return { problems };
  }
  const api = values.ALIPAY_API.replace(/\/$/u, "") || ALIPAY_API;
  return {
    account: {
      app: values.ALIPAY_APP,
      seller: values.ALIPAY_SELLER,
      key,
      publicKey,
      api,
      pages: `${api}${ALIPAY_PAGES}`,
      timeoutMs: ALIPAY_TIMEOUT_MS,
    },
  };
}
