import type { Endpoint } from "../contract/endpoint.ts";
import type { Client, ClientOptions } from "./client.ts";
import { failed } from "./failure.ts";

/**
 * The client of a page, whose code comes with the first call: what the server drew can be used before anything is asked. With
 * the first use of a call comes what it carries, which a build for browsers leaves to this moment.
 */
export function createLateClient(options: ClientOptions): Client {
  let client: Client | undefined;
  const known = new Map<string, unknown>();

  async function load({ name, declaredIn }: Pick<Endpoint, "name" | "declaredIn">): Promise<void> {
    const [code, calls] = await Promise.all([import("./client.ts"), declaredIn?.()]);
    client ??= code.createClient(options);
    if (calls) known.set(name, calls[name]);
  }

  return {
    async call(endpoint, params, callOptions) {
      const isLate = endpoint.declaredIn !== undefined;
      if (!client || (isLate && !known.has(endpoint.name))) {
        await load(endpoint).catch(() => {});
      }
      const whole = isLate ? (known.get(endpoint.name) as typeof endpoint | undefined) : endpoint;
      if (!client || !whole) return failed({ kind: "offline" });
      return client.call(whole, params, callOptions);
    },
  };
}
