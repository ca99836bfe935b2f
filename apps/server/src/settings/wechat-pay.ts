import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import {
  WECHAT_PAY_API,
  WECHAT_PAY_TIMEOUT_MS,
  type WechatPayAccount,
} from "../ports/payment/wechat-pay/account.ts";
import { matching } from "./matching.ts";

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
type Required = Exclude<keyof Values, "WECHAT_PAY_API">;

const REQUIRED = Object.keys(wechatPayEntries).filter(
  (name): name is Required => name !== "WECHAT_PAY_API",
);

/** Whether WeChat Pay is set up, completely or in part. */
export const hasWechatPay = (values: Values): boolean =>
  REQUIRED.some((name) => values[name] !== "");

/**
 * The shop's account at WeChat Pay, whose key files are read; undefined where none of its settings is set. Returns what is wrong, each
 * problem with the name of its setting.
 */
export function readWechatPay(
  values: Values,
  { isProduction, publicUrl }: { readonly isProduction: boolean; readonly publicUrl: string },
): { readonly account: WechatPayAccount | undefined } | { readonly problems: readonly string[] } {
  const set = REQUIRED.find((name) => values[name] !== "");
  if (set === undefined) return { account: undefined };
  const problems = REQUIRED.filter((name) => values[name] === "").map(
    (name) => `${name} must be set where ${set} is`,
  );
  const isPlain = (address: string) => address.startsWith("http:");
  if (isProduction && isPlain(values.WECHAT_PAY_API)) {
    problems.push("WECHAT_PAY_API must begin with https:// in production");
  }
  if (values.WECHAT_PAY_API === "" && !publicUrl.startsWith("https:")) {
    problems.push("PUBLIC_URL must begin with https:// for WeChat Pay, which sends notices there");
  }
  const key = keyIn(values, "WECHAT_PAY_KEY_FILE", {
    read: createPrivateKey,
    heading: /-----BEGIN (?:RSA )?PRIVATE KEY-----/u,
    kind: "a private RSA key in PEM",
  });
  const publicKey = keyIn(values, "WECHAT_PAY_PUBLIC_KEY_FILE", {
    read: createPublicKey,
    heading: /-----BEGIN PUBLIC KEY-----/u,
    kind: "a public RSA key in PEM",
  });
  for (const each of [key, publicKey]) if (typeof each === "string") problems.push(each);
  if (problems.length > 0 || typeof key !== "object" || typeof publicKey !== "object") {
    return { problems };
  }
  return {
    account: {
      merchant: values.WECHAT_PAY_MERCHANT,
      app: values.WECHAT_PAY_APP,
      serial: values.WECHAT_PAY_SERIAL,
      key,
      apiKey: createSecretKey(Buffer.from(values.WECHAT_PAY_API_KEY)),
      publicKey,
      publicKeyId: values.WECHAT_PAY_PUBLIC_KEY_ID,
      api: values.WECHAT_PAY_API.replace(/\/$/u, "") || WECHAT_PAY_API,
      timeoutMs: WECHAT_PAY_TIMEOUT_MS,
    },
  };
}

/** The key in a file, what is wrong with it, or undefined where no file is set. */
function keyIn(
  values: Values,
  name: "WECHAT_PAY_KEY_FILE" | "WECHAT_PAY_PUBLIC_KEY_FILE",
  {
    read,
    heading,
    kind,
  }: { readonly read: (pem: string) => KeyObject; readonly heading: RegExp; readonly kind: string },
): KeyObject | string | undefined {
  const path = values[name];
  if (path === "") return undefined;
  let pem: string;
  try {
    pem = readFileSync(path, "utf8");
  } catch {
    return `${name} cannot be read: ${path}`;
  }
  const wrong = `${name} must be ${kind}: ${path}`;
  if (!heading.test(pem)) return wrong;
  try {
    const key = read(pem);
    return key.asymmetricKeyType === "rsa" ? key : wrong;
  } catch {
    return wrong;
  }
}
