import type { CustomerCall, Route, Services } from "./call.ts";
import { runOnce } from "./request-key.ts";

/** Runs a change in its transaction; a repeat with the same request key gets the first result. `params` are those that were sent. */
export async function runChange(
  route: Extract<Route, { kind: "change" }>,
  call: CustomerCall<unknown>,
  {
    params,
    services,
  }: { readonly params: Readonly<Record<string, unknown>>; readonly services: Services },
): Promise<unknown> {
  const key = call.requestKey;
  const done = await services.database.transact((tx) => {
    const work = () => route.run(call, tx, services);
    return key === undefined
      ? work()
      : runOnce(tx, { call, endpointName: route.endpoint.name, key, params }, work);
  });
  return route.finish ? route.finish(done, call, services) : done;
}
