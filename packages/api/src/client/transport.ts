import redaxios from "redaxios";
import type { Endpoint } from "../contract/endpoint.ts";
import { failed, type Outcome } from "./failure.ts";

/** The time limit of every call that does not name its own, in milliseconds (storefront §7, time limit). */
export const timeLimit = 30_000;

export interface Exchange {
  readonly endpoint: Pick<Endpoint, "method" | "path" | "kind" | "timeLimit">;
  readonly host: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly fetch?: typeof fetch;
}

function formOf(params: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(params))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** A response: a JSON body is parsed, any other is text. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** One request and its parsed body. redaxios does not pass the signal on, so its fetch option adds it. */
export async function exchange({
  endpoint,
  host,
  headers,
  params,
  fetch: send = fetch,
}: Exchange): Promise<Outcome<Reply>> {
  const limit = AbortSignal.timeout(endpoint.timeLimit ?? timeLimit);
  const isRead = endpoint.method === "GET";
  const sent = endpoint.kind === "multipart" ? formOf(params) : params;
  try {
    const response = await redaxios({
      url: host + endpoint.path,
      method: isRead ? "get" : "post",
      ...(isRead ? (Object.keys(params).length > 0 ? { params } : {}) : { data: sent }),
      headers: { ...headers },
      fetch: (url: RequestInfo | URL, init?: RequestInit) => send(url, { ...init, signal: limit }),
      validateStatus: () => true,
    });
    const body: unknown = response.data;
    // redaxios leaves data undefined when the body could not be read.
    if (body === undefined) return failed({ kind: limit.aborted ? "timed-out" : "offline" });
    return { ok: true, data: { status: response.status, body }, message: "" };
  } catch {
    return failed({ kind: limit.aborted ? "timed-out" : "offline" });
  }
}
