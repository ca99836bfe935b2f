import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import {
  developmentSalts,
  headerNames,
  signatureHeader,
  signatureOf,
  timestampParameter,
} from "@reagent/api/contract/signature";
import { quantile } from "./figure.ts";

/** A signed call: signing is not measured. */
export interface ReadyCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Signs a call like the shop's client. */
export function ready<Params, Answer>(
  endpoint: Endpoint<Params, Answer>,
  params: NoInfer<Params>,
  token?: string,
): ReadyCall {
  const timestamp = Math.floor(Date.now() / 1000);
  const wire = {
    ...(endpoint.params.encode(params) as Record<string, unknown>),
    [timestampParameter]: timestamp,
  };
  const headers: Record<string, string> = {
    [headerNames.agent]: "web",
    [headerNames.deviceId]: "BenchDevice00000",
    [headerNames.language]: "cn",
    [headerNames.timestamp]: String(timestamp),
    ...(token ? { [headerNames.token]: token } : {}),
  };
  headers[signatureHeader] = signatureOf({
    headers,
    params: wire,
    salts: developmentSalts,
    sha256,
  });
  if (endpoint.method === "GET") {
    const query = new URLSearchParams(
      Object.entries(wire).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return { method: "GET", path: `${endpoint.path}?${query}`, headers, body: undefined };
  }
  return {
    method: "POST",
    path: endpoint.path,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(wire),
  };
}

interface Answered {
  readonly code: number;
  readonly data: unknown;
}

/** One persistent connection. */
export function connection(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(address);
  const ask = ({ method, path, headers, body }: ReadyCall) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const sent = request({ hostname, port, agent, method, path, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  return {
    ask,
    send: async (call: ReadyCall): Promise<string> => (await ask(call)).text,
    close: () => agent.destroy(),
  };
}

/** Parses an answer; throws unless it is a success, since a refused call measures nothing. */
export function successOf(text: string): unknown {
  const { code, data } = JSON.parse(text) as Answered;
  if (code !== 200) throw new Error(`the shop answered ${text.slice(0, 200)}`);
  return data;
}

/** The latencies of single calls on one connection after a warm-up, in ms, shortest first; `check` throws for an answer that measures nothing. */
export async function latencies(
  address: string,
  calls: readonly ReadyCall[],
  warmUp: number,
  check: (text: string) => unknown = successOf,
): Promise<number[]> {
  const client = connection(address);
  const times: number[] = [];
  for (const [index, call] of calls.entries()) {
    const startedAt = performance.now();
    const text = await client.send(call);
    const took = performance.now() - startedAt;
    check(text);
    if (index >= warmUp) times.push(took);
  }
  client.close();
  return times.toSorted((a, b) => a - b);
}

/** The median latency of single calls on one connection, in ms, after a warm-up. */
export async function medianLatency(
  address: string,
  calls: readonly ReadyCall[],
  warmUp: number,
  check: (text: string) => unknown = successOf,
): Promise<number> {
  return quantile(await latencies(address, calls, warmUp, check), 0.5);
}
