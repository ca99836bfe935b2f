import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";

/** The settings of a provider of payments, by name; "" for those that are not set. */
type Values = Readonly<Record<string, string>>;

/** Where the shop runs. */
export interface ShopPlace {
  readonly isProduction: boolean;
  readonly publicUrl: string;
}

/** A provider's account, undefined where it is not set up; or what is wrong, each problem with the name of its setting. */
export type ReadAccount<Account> =
  | { readonly account: Account | undefined }
  | { readonly problems: readonly string[] };

/** Those of the settings that are missing where one is set: a provider has all that are required, or none. */
export function missingSettings(values: Values, required: readonly string[]): readonly string[] {
  const set = required.find((name) => values[name] !== "");
  return required
    .filter((name) => values[name] === "")
    .map((name) => `${name} must be set where ${set} is`);
}

/** Why a provider cannot be reached safely, or cannot reach the shop. `setting` names that of another origin of its API. */
export function addressProblems(
  provider: string,
  { setting, values }: { readonly setting: string; readonly values: Values },
  { isProduction, publicUrl }: ShopPlace,
): readonly string[] {
  const address = values[setting] ?? "";
  const problems = [];
  if (isProduction && address.startsWith("http:")) {
    problems.push(`${setting} must begin with https:// in production`);
  }
  if (address === "" && !publicUrl.startsWith("https:")) {
    problems.push(`PUBLIC_URL must begin with https:// for ${provider}, which sends notices there`);
  }
  return problems;
}

interface KeyKind {
  readonly kind: string;
  readonly read: (text: string) => KeyObject;
}

/** Reads PEM with this heading: Node would take a public key from a private one. */
const inPem = (heading: RegExp, read: (pem: string) => KeyObject) => (text: string) => {
  if (!heading.test(text)) throw new Error("It has another heading.");
  return read(text);
};

export const PRIVATE_KEY: KeyKind = {
  kind: "a private RSA key in PEM",
  read: inPem(/-----BEGIN (?:RSA )?PRIVATE KEY-----/u, createPrivateKey),
};
export const PUBLIC_KEY: KeyKind = {
  kind: "a public RSA key in PEM",
  read: inPem(/-----BEGIN PUBLIC KEY-----/u, createPublicKey),
};

/** The RSA key in the file that a setting names, what is wrong with it, or undefined where the setting is not set. */
export function keyIn(
  setting: string,
  values: Values,
  { kind, read }: KeyKind,
): KeyObject | string | undefined {
  const path = values[setting] ?? "";
  if (path === "") return undefined;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return `${setting} cannot be read: ${path}`;
  }
  const wrong = `${setting} must be ${kind}: ${path}`;
  try {
    const key = read(text);
    return key.asymmetricKeyType === "rsa" ? key : wrong;
  } catch {
    return wrong;
  }
}
