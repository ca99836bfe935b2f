import { Agent, request } from "node:http";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { signed } from "./shop.ts";

/** A signed call: signing is not measured. */
export interface ReadyCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Signs a call like the shop's client. */
export function ready<Params, Answer>(
  { method, path, params }: Endpoint<Params, Answer>,
  values: NoInfer<Params>,
  token?: string,
): ReadyCall {
  const wire = params.encode(values) as Record<string, unknown>;
  const of = { at: Date.now(), ...(token === undefined ? {} : { token }) };
  const { headers, params: sent } = signed(wire, of);
  if (method === "GET") {
    const query = new URLSearchParams(sent as Record<string, string>);
    return { method, path: `${path}?${query}`, headers, body: undefined };
  }
  const type = { "content-type": "application/json" };
  return { method, path, headers: { ...headers, ...type }, body: JSON.stringify(sent) };
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
