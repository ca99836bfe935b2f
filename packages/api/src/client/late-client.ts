import type { Client, ClientOptions } from "./client.ts";
import { failed } from "./failure.ts";

interface LateOptions extends ClientOptions {
  /** Called where the client's code cannot be loaded. */
  readonly onCodeMissing: () => void;
}

/** A client whose code is loaded with the first call: a page that the server rendered is usable before that. */
export function createLateClient({ onCodeMissing, ...options }: LateOptions): Client {
  let client: Client | undefined;
  async function load(): Promise<Client | undefined> {
    const code = await import("./client.ts").catch(() => undefined);
    client ??= code?.createClient(options);
    if (!code) onCodeMissing();
    return client;
  }
  return {
    sendAhead(calls) {
      if (calls.length > 0) void load().then((loaded) => loaded?.sendAhead(calls));
    },
    async call(endpoint, params, callOptions) {
      return (await load())?.call(endpoint, params, callOptions) ?? failed({ kind: "offline" });
    },
  };
}
