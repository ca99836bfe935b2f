import type { Client, ClientOptions } from "./client.ts";
import { failed } from "./failure.ts";

/** The client of a page, whose code comes with the first call: what the server drew can be used before anything is asked. */
export function createLateClient(options: ClientOptions): Client {
  let coming: Promise<Client> | undefined;
  return {
    async call(endpoint, params, callOptions) {
      coming ??= import("./client.ts").then(({ createClient }) => createClient(options));
      const client = await coming.catch(() => undefined);
      if (client) return client.call(endpoint, params, callOptions);
      coming = undefined;
      return failed({ kind: "offline" });
    },
  };
}
