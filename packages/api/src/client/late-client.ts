import type * as client from "./client.ts";
import type { Client, ClientOptions } from "./client.ts";
import { failed } from "./failure.ts";

interface LateOptions extends ClientOptions {
  /** Called where the client's code cannot be loaded. */
  readonly onCodeMissing: () => void;
}

type ClientCode = Pick<typeof client, "createClient">;

/** A client whose code is loaded with the first call: a page that the server rendered is usable before that. */
export function createLateClient(
  { onCodeMissing, ...options }: LateOptions,
  loadCode: () => Promise<ClientCode> = () => import("./client.ts"),
): Client {
  // One promise for all, since a browser may answer a second import of the same code before the first: a call would then
  // overtake what is sent ahead for it.
  let client: Promise<Client | undefined> | undefined;
  async function load(): Promise<Client | undefined> {
    const code = await loadCode().catch(() => undefined);
    if (code) return code.createClient(options);
    client = undefined;
    onCodeMissing();
    return undefined;
  }
  const loaded = () => (client ??= load());
  return {
    sendAhead(calls) {
      if (calls.length > 0) void loaded().then((ready) => ready?.sendAhead(calls));
    },
    async call(endpoint, params, callOptions) {
      return (await loaded())?.call(endpoint, params, callOptions) ?? failed({ kind: "offline" });
    },
  };
}
