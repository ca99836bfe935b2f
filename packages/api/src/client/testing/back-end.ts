import { readTime } from "../../contract/time.ts";
import { type Client, type ClientOptions, createClient } from "../client.ts";

/** One request that the client sent. */
export interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null | undefined;
}

/** The answer to a call: a JSON body, a whole response, or a function that throws. */
export type Reply = (sent: Sent) => unknown;

export interface BackEnd {
  readonly client: Client;
  /** All requests but those for the time. */
  readonly sent: readonly Sent[];
  timesAsked(): number;
  readonly ended: readonly string[];
  readonly reloads: readonly number[];
}

/** Answers in JSON, with HTTP status 200 unless another is given. */
export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json" },
  });
}

interface Options extends Partial<ClientOptions> {
  /** The server's clock, in seconds. */
  readonly serverSeconds?: () => unknown;
}

/** A client whose requests are answered by a function and recorded. */
export function backEnd(
  reply: Reply,
  { serverSeconds = () => 1_779_242_400, ...options }: Options = {},
): BackEnd {
  const sent: Sent[] = [];
  const ended: string[] = [];
  const reloads: number[] = [];
  let timesAsked = 0;
  let lastReload: number | undefined;
  const deviceNow = options.deviceNow ?? (() => 1_779_242_400_000);
  const fake: typeof fetch = async (input, init) => {
    const url = new URL(new Request(input).url);
    if (url.pathname === readTime.path) {
      timesAsked += 1;
      const seconds = await serverSeconds();
      return json({ code: 200, message: "", data: { timestamp: seconds } });
    }
    const request = {
      url,
      method: init?.method ?? "GET",
      headers: new Headers(init?.headers),
      body: init?.body,
    };
    sent.push(request);
    const replied = await reply(request);
    return replied instanceof Response ? replied : json(replied);
  };
  const client = createClient({
    host: "https://api.example",
    salts: { headers: "a", params: "b" },
    language: "cn",
    deviceId: () => "Ab3dEf6hIj9kLm2n",
    token: () => "sample-token",
    onSessionEnd: ({ name }) => ended.push(name),
    reload: () => reloads.push(deviceNow()),
    lastReload: {
      get: () => lastReload,
      set: (milliseconds) => {
        lastReload = milliseconds;
      },
    },
    fetch: fake,
    ...options,
    deviceNow,
  });
  return { client, sent, timesAsked: () => timesAsked, ended, reloads };
}

/** The body of a request: the fields of a form, otherwise JSON. */
export function bodyOf({ body }: Sent): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : JSON.parse(body as string);
}

/** A successful answer without data. */
export const done = { code: 200, message: "ok", data: {} };

/** SHA-256 in lowercase hex, by the platform's own implementation. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
