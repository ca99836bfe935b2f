import type { Endpoint } from "../contract/endpoint.ts";
import type { Client, ClientOptions } from "./client.ts";
import { failed } from "./failure.ts";

/** A call with its parameters and its answer, which a build for browsers leaves to this moment. */
async function whole<E extends Pick<Endpoint, "name" | "declaredIn">>(endpoint: E): Promise<E> {
  const calls = await endpoint.declaredIn?.();
  return calls ? (calls[endpoint.name] as E) : endpoint;
}

/** The client of a page, whose code comes with the first call: what the server drew can be used before anything is asked. */
export function createLateClient(options: ClientOptions): Client {
  let coming: Promise<Client> | undefined;
  return {
    async call(endpoint, params, callOptions) {
      coming ??= import("./client.ts").then(({ createClient }) => createClient(options));
      const code = await Promise.all([coming, whole(endpoint)]).catch(() => undefined);
      if (code) {
        const [client, call] = code;
        return client.call(call, params, callOptions);
      }
      coming = undefined;
      return failed({ kind: "offline" });
    },
  };
}
