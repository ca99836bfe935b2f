import { mayReload } from "@reagent/domain/server-clock";
import * as v from "valibot";
import type { Endpoint } from "../contract/endpoint.ts";
import { codes, signatureExpiredMessage } from "../contract/envelope.ts";
import {
  headerNames,
  type Salts,
  type Signed,
  signatureHeader,
  signatureOf,
  signedTextsAround,
  timestampParameter,
} from "../contract/signature.ts";
import { createServerClock } from "./clock.ts";
import { digest, digestOfBlob } from "./digest.ts";
import { envelope } from "./envelope.ts";
import { failed, type Outcome } from "./failure.ts";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import { type Exchange, exchange, type Reply } from "./transport.ts";

export interface ClientOptions {
  /** Origin of the API, without a slash at its end; empty for the page's own. */
  readonly host: string;
  readonly salts: Salts;
  /** X-Language, unless a call's parameter `lang` asks for another (storefront §7, language header). */
  readonly language: "cn" | "en";
  readonly deviceId: () => string;
  readonly token: () => string | null;
  /** The device's clock, in milliseconds. */
  readonly deviceNow: () => number;
  /** Called on code 1005, except for calls whose screen handles it (storefront §4, session rules). */
  readonly onSessionEnd: (endpoint: Pick<Endpoint, "name" | "method">) => void;
  /** Reloads the page after an expired signature. */
  readonly reload: () => void;
  /** When the page was last reloaded for that, stored so that it survives the reload. */
  readonly lastReload: { get(): number | undefined; set(milliseconds: number): void };
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly requestKey?: string | undefined;
  /** Called with the share of the body that is sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Abandons the call, which then fails as if there were no connection. */
  readonly signal?: AbortSignal;
}

/** A read that a page names in wire terms, so that it can be sent before the code of its screen has loaded. */
export interface NamedCall {
  readonly path: Endpoint["path"];
  readonly auth: Endpoint["auth"];
  /** By their wire names. */
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Client {
  /** Sends reads before they are called for: the first call of each takes its reply. */
  sendAhead(calls: readonly NamedCall[]): void;
  call<Params, Answer>(
    endpoint: Endpoint<Params, Answer>,
    params: NoInfer<Params>,
    options?: CallOptions,
  ): Promise<Outcome<Answer>>;
}

/** Leaves empty parameters out of a query, so that URLs stay short and cacheable. */
function withoutEmpty(params: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== "" && value !== undefined),
  );
}

/** What all reads that a page names have in common. */
const NAMED = {
  method: "GET",
  isRead: true,
  kind: "json",
  timeLimit: undefined,
  fileParameter: undefined,
} as const;

/** Identifies a read that was sent ahead. */
const aheadKey = (path: string, params: Readonly<Record<string, unknown>>) =>
  `${path} ${JSON.stringify(params)}`;

/** An expired signature may be reported by the HTTP status alone (decisions, expired signature). */
function envelopeOf({ status, body }: Reply): unknown {
  const isCodeless =
    status === codes.signatureExpired &&
    typeof body === "object" &&
    body !== null &&
    !("code" in body);
  return isCodeless ? { ...body, code: status } : body;
}

/** The signature of a call, whose file may be in a Blob. An empty one is not signed, as no empty parameter is. */
async function signatureFor(fileParameter: string | undefined, signed: Signed): Promise<string> {
  const file = fileParameter && signed.params[fileParameter];
  if (!fileParameter || !(file instanceof Blob) || file.size === 0)
    return signatureOf({ ...signed, sha256: digest });
  const [ofHeaders, before, after] = signedTextsAround(fileParameter, signed);
  return digest(ofHeaders) + (await digestOfBlob(new Blob([before, file, after])));
}

/** Makes the client of the shop's API: it signs calls, limits their time, decodes answers and returns failures as values. */
export function createClient(options: ClientOptions): Client {
  const transport = options.fetch ? { fetch: options.fetch } : {};
  const clock = createServerClock({
    host: options.host,
    deviceNow: options.deviceNow,
    ...transport,
  });

  const ahead = new Map<string, Promise<Outcome<Reply>>>();

  function headersFor(
    endpoint: Pick<Endpoint, "auth">,
    { lang }: Readonly<Record<string, unknown>>,
    timestamp: number,
    requestKey: string | undefined,
  ): Record<string, string> {
    const token = endpoint.auth === "none" ? null : options.token();
    return {
      [headerNames.agent]: "web",
      [headerNames.deviceId]: options.deviceId(),
      [headerNames.language]: lang === "cn" || lang === "en" ? lang : options.language,
      [headerNames.timestamp]: String(timestamp),
      ...(token ? { [headerNames.token]: token } : {}),
      ...(requestKey ? { [headerNames.requestKey]: requestKey } : {}),
    };
  }

  async function signatureExpired(): Promise<void> {
    clock.forget();
    await clock.now();
    const now = options.deviceNow();
    if (!mayReload(options.lastReload.get(), now)) return;
    options.lastReload.set(now);
    options.reload();
  }

  async function send(
    endpoint: Exchange["endpoint"] & Pick<Endpoint, "auth">,
    encoded: Readonly<Record<string, unknown>>,
    { requestKey, onProgress, signal }: CallOptions,
  ): Promise<Outcome<Reply>> {
    const time = await clock.now();
    if (!time.ok) return time;
    const timestamp = time.data;
    const sent = {
      ...(endpoint.method === "GET" ? withoutEmpty(encoded) : encoded),
      [timestampParameter]: timestamp,
    };
    const headers = headersFor(endpoint, encoded, timestamp, requestKey);
    const signature = await signatureFor(endpoint.fileParameter, {
      headers,
      params: sent,
      salts: options.salts,
    });
    return exchange({
      endpoint,
      host: options.host,
      headers: { ...headers, [signatureHeader]: signature },
      params: sent,
      signal,
      ...(onProgress ? { fetch: fetchWithProgress(onProgress) } : transport),
    });
  }

  /** The reply to a read that was sent ahead, once. A change makes those that were not called for out of date. */
  function replyAhead(
    { method, path }: Pick<Endpoint, "method" | "path">,
    encoded: Readonly<Record<string, unknown>>,
  ): Promise<Outcome<Reply>> | undefined {
    if (method !== "GET") ahead.clear();
    if (ahead.size === 0) return undefined;
    const key = aheadKey(path, encoded);
    const reply = ahead.get(key);
    ahead.delete(key);
    return reply;
  }

  return {
    sendAhead(calls) {
      for (const { path, auth, params } of calls) {
        const endpoint = { ...NAMED, path, auth };
        ahead.set(aheadKey(path, params), send(endpoint, params, {}));
      }
    },

    async call(endpoint, params, callOptions = {}) {
      const encoded = endpoint.params.encode(params) as Record<string, unknown>;
      const requestKey = endpoint.isRepeatable ? callOptions.requestKey : undefined;
      const response = await (replyAhead(endpoint, encoded) ??
        send(endpoint, encoded, { ...callOptions, requestKey }));
      if (!response.ok) return response;

      const answer = v.safeParse(envelope, envelopeOf(response.data));
      if (!answer.success)
        return failed({ kind: "broken", detail: `${endpoint.name}: no envelope` });
      const { code, message, data } = answer.output;
      if (code !== codes.success) {
        if (code === codes.notLoggedIn && !endpoint.screenHandlesExpiry)
          options.onSessionEnd(endpoint);
        if (code === codes.signatureExpired && message === signatureExpiredMessage)
          await signatureExpired();
        return failed({ kind: "refused", code, message });
      }
      const decoded = v.safeParse(endpoint.answer.lenient, data ?? {});
      if (!decoded.success)
        return failed({
          kind: "broken",
          detail: `${endpoint.name}: ${v.summarize(decoded.issues)}`,
        });
      return { ok: true, data: decoded.output, message };
    },
  };
}
