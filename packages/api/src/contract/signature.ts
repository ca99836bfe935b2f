/** The headers of every call. Only these are signed, since a proxy may add others. */
export const headerNames = {
  agent: "X-Agent",
  deviceId: "X-Device-Id",
  language: "X-Language",
  requestKey: "X-Request-Key",
  timestamp: "X-Timestamp",
  token: "X-User-Token",
} as const;

export const signatureHeader = "X-Signature";

/** The parameter that repeats `X-Timestamp`, in the query of a GET and in the body of a POST. */
export const timestampParameter = "timestamp";

export interface Salts {
  readonly headers: string;
  readonly params: string;
}

/**
 * Development defaults. Salts in a browser are no secret: the signature detects a wrong clock and a changed call, it does
 * not identify the caller.
 */
export const developmentSalts: Salts = {
  headers: "development-salt-of-headers",
  params: "development-salt-of-parameters",
};

export interface Signed {
  /** Headers by their names above; others are left out, and so are empty ones. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Wire parameters; only non-empty scalars are signed. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly salts: Salts;
}

const signedHeaders = Object.values(headerNames).sort();

type Pair = readonly [name: string, value: unknown];

function join(pairs: readonly Pair[]): string {
  return pairs.map(([key, value]) => `${key}=${String(value)}`).join("&");
}

function textOfHeaders({ headers, salts }: Signed): string {
  const pairs = signedHeaders.flatMap((name) =>
    headers[name] ? [[name, headers[name]] as const] : [],
  );
  return join(pairs) + salts.headers;
}

function signedParams(params: Signed["params"]): readonly Pair[] {
  return Object.entries(params)
    .filter(
      ([, value]) =>
        (typeof value === "string" && value !== "") ||
        typeof value === "number" ||
        typeof value === "boolean",
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a call's signature is the digests of: its sorted headers, and its sorted non-empty scalar parameters, each with its own salt. */
export function signedTexts(signed: Signed): readonly [string, string] {
  return [textOfHeaders(signed), join(signedParams(signed.params)) + signed.salts.params];
}

/**
 * The same where the value of one parameter is not in memory, such as a file: the text of the headers, and what comes before and after
 * that value in the text of the parameters. An empty value is not signed, so that it has no such texts.
 */
export function signedTextsAround(
  parameter: string,
  signed: Signed,
): readonly [ofHeaders: string, before: string, after: string] {
  const pairs = signedParams({ ...signed.params, [parameter]: true });
  const at = pairs.findIndex(([name]) => name === parameter);
  const before = join([...pairs.slice(0, at), [parameter, ""]]);
  const others = pairs.slice(at + 1);
  const after = others.length > 0 ? `&${join(others)}` : "";
  return [textOfHeaders(signed), before, after + signed.salts.params];
}

/**
 * The signature of a call (storefront §7, signature).
 * @param signed.sha256 SHA-256 of UTF-8 text, in lowercase hex
 * @returns 128 lowercase hex digits
 */
export function signatureOf({
  sha256,
  ...signed
}: Signed & { readonly sha256: (text: string) => string }): string {
  return signedTexts(signed).map(sha256).join("");
}
