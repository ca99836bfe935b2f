import redaxios from "redaxios";
import type { Endpoint } from "../contract/endpoint.ts";
import { headerNames } from "../contract/signature.ts";
import { failed, type Outcome } from "./failure.ts";

/** The time limit of every call that does not name its own, in milliseconds (storefront §7, time limit). */
export const timeLimit = 30_000;

export interface Exchange {
  readonly endpoint: Pick<
    Endpoint,
    "method" | "path" | "kind" | "isRead" | "timeLimit" | "fileParameter"
  >;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, unknown>>;
  /** Abandons the request. */
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof fetch;
}

function formOf(params: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * A JSON body around a file's text, which is not read for it: base64 has no character that JSON escapes. There are further parameters,
 * the timestamp at least.
 */
function jsonAround(name: string, file: Blob, params: Exchange["params"]): Blob {
  const others = JSON.stringify({ ...params, [name]: undefined });
  const parts = [others.slice(0, -1), `,${JSON.stringify(name)}:"`, file, '"}'];
  return new Blob(parts, { type: "application/json" });
}

function bodyOf(
  { kind, fileParameter = "" }: Exchange["endpoint"],
  params: Exchange["params"],
): unknown {
  if (kind === "multipart") return formOf(params);
  const file = params[fileParameter];
  return file instanceof Blob ? jsonAround(fileParameter, file, params) : params;
}

/** A response: a JSON body is parsed, any other is text. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** The HTTP status of a proxy that lost its connection to the server. */
const BAD_GATEWAY = 502;

/**
 * One request and its parsed body. Where the connection ends without an answer, a read is sent again, once, and so is a change with a
 * request key. redaxios does not pass the signal on, so its fetch option adds it.
 */
export async function exchange({
  endpoint,
  host,
  headers,
  params,
  signal,
  fetch: send = fetch,
}: Exchange): Promise<Outcome<Reply>> {
  // AbortSignal.timeout and AbortSignal.any are too new for supported browsers.
  const request = new AbortController();
  const abandon = () => request.abort();
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    abandon();
  }, endpoint.timeLimit ?? timeLimit);
  if (signal?.aborted) abandon();
  signal?.addEventListener("abort", abandon);
  const isGet = endpoint.method === "GET";

  const sendOnce = async (): Promise<Reply | undefined> => {
    try {
      const { status, data } = await redaxios({
        url: host + endpoint.path,
        method: isGet ? "get" : "post",
        ...(isGet
          ? Object.keys(params).length > 0
            ? { params }
            : {}
          : { data: bodyOf(endpoint, params) }),
        headers: { ...headers },
        fetch: (url: RequestInfo | URL, init?: RequestInit) =>
          send(url, { ...init, signal: request.signal }),
        validateStatus: () => true,
      });
      const body: unknown = data;
      // redaxios leaves data undefined when the body could not be read.
      return body === undefined ? undefined : { status, body };
    } catch {
      return undefined;
    }
  };

  const first = await sendOnce();
  const isLost = first === undefined || first.status === BAD_GATEWAY;
  const mayRepeat = endpoint.isRead || headers[headerNames.requestKey] !== undefined;
  const reply = isLost && mayRepeat && !request.signal.aborted ? await sendOnce() : first;
  clearTimeout(limit);
  signal?.removeEventListener("abort", abandon);
  return reply
    ? { ok: true, data: reply, message: "" }
    : failed({ kind: isLate ? "timed-out" : "offline" });
}
