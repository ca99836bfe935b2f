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

/** What the settings of a provider are. */
interface ProviderSettings {
  /** The provider's name, such as WeChat Pay. */
  readonly name: string;
  /** All its settings; each but `api` is required where one of them is set. */
  readonly entries: Readonly<Record<string, unknown>>;
  /** That of another origin of its API. */
  readonly api: string;
  /** Those of the files of the shop's private key and of the provider's public key. */
  readonly key: string;
  readonly publicKey: string;
}

const requiredOf = ({ entries, api }: ProviderSettings): readonly string[] =>
  Object.keys(entries).filter((name) => name !== api);

/** Whether a provider is set up, completely or in part. */
export const isSetUp = (provider: ProviderSettings, values: Values): boolean =>
  requiredOf(provider).some((name) => values[name] !== "");

/** The keys of a provider that is set up; undefined where it is not. */
export function readKeys(
  provider: ProviderSettings,
  values: Values,
  { isProduction, publicUrl }: ShopPlace,
): ReadAccount<{ readonly key: KeyObject; readonly publicKey: KeyObject }> {
  const required = requiredOf(provider);
  const set = required.find((name) => values[name] !== "");
  if (set === undefined) return { account: undefined };
  const address = values[provider.api] ?? "";
  const problems = required
    .filter((name) => values[name] === "")
    .map((name) => `${name} must be set where ${set} is`);
  if (isProduction && address.startsWith("http:")) {
    problems.push(`${provider.api} must begin with https:// in production`);
  }
  if (address === "" && !publicUrl.startsWith("https:")) {
    problems.push(
      `PUBLIC_URL must begin with https:// for ${provider.name}, which sends notices there`,
    );
  }
  const key = keyIn(provider.key, values, PRIVATE_KEY);
  const publicKey = keyIn(provider.publicKey, values, PUBLIC_KEY);
  problems.push(...[key, publicKey].filter((each) => typeof each === "string"));
  return problems.length > 0 || typeof key !== "object" || typeof publicKey !== "object"
    ? { problems }
    : { account: { key, publicKey } };
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

const PRIVATE_KEY: KeyKind = {
  kind: "a private RSA key in PEM",
  read: inPem(/-----BEGIN (?:RSA )?PRIVATE KEY-----/u, createPrivateKey),
};
const PUBLIC_KEY: KeyKind = {
  kind: "a public RSA key in PEM",
  read: inPem(/-----BEGIN PUBLIC KEY-----/u, createPublicKey),
};

/** The RSA key in the file that a setting names, what is wrong with it, or undefined where the setting is not set. */
function keyIn(
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
