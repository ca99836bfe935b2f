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
  /** SHA-256 of UTF-8 text, in lowercase hex. */
  readonly sha256: (text: string) => string;
}

const signedHeaders = Object.values(headerNames).toSorted();

function join(pairs: readonly (readonly [string, unknown])[]): string {
  return pairs.map(([key, value]) => `${key}=${String(value)}`).join("&");
}

/**
 * The signature of a call: the digest of its sorted headers, then the digest of its sorted
 * non-empty scalar parameters, each with its own salt (storefront §7, signature).
 * @returns 128 lowercase hex digits
 */
export function signatureOf({ headers, params, salts, sha256 }: Signed): string {
  const ofHeaders = signedHeaders.flatMap((name) =>
    headers[name] ? [[name, headers[name]] as const] : [],
  );
  const ofParams = Object.entries(params)
    .filter(
      ([, value]) =>
        (typeof value === "string" && value !== "") ||
        typeof value === "number" ||
        typeof value === "boolean",
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(join(ofHeaders) + salts.headers) + sha256(join(ofParams) + salts.params);
}
