import { connection, type ReadyCall } from "@reagent/server/testing/ready-call";
import { repeatedly } from "./figure.ts";

/** Throws unless an answer is a success, since a refused call measures nothing. */
export function expectSuccess(text: string): void {
  if (!text.startsWith('{"code":200,')) throw new Error(`the shop answered ${text.slice(0, 200)}`);
}

/** The latencies in ms of calls on one connection, one after another, without those of the warm-up. */
export async function latencies(
  address: string,
  calls: readonly ReadyCall[],
  warmUp = 0,
  check = expectSuccess,
): Promise<number[]> {
  const client = connection(address);
  const times = await repeatedly(calls.length, async (at) => {
    const startedAt = performance.now();
    const text = await client.send(calls[at] as ReadyCall);
    const took = performance.now() - startedAt;
    check(text);
    return took;
  });
  client.close();
  return times.slice(warmUp);
}

/** What several connections were answered at once: each sends its next call when it has its answer. */
interface Rate {
  readonly perSecond: number;
  /** In ms. */
  readonly times: readonly number[];
}

/**
 * Sends calls over several connections at once until there are none left, or the time is over.
 * @param callAt The call of a number, which counts from 0 over all connections; undefined where there are none left
 */
export async function rate(
  address: string,
  callAt: (number: number) => ReadyCall | undefined,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Rate> {
  const startedAt = performance.now();
  const times: number[] = [];
  let next = 0;
  const lane = async () => {
    const client = connection(address);
    for (let begun = startedAt; begun < startedAt + seconds * 1000; begun = performance.now()) {
      const call = callAt(next++);
      if (!call) break;
      expectSuccess(await client.send(call));
      times.push(performance.now() - begun);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return { perSecond: times.length / ((performance.now() - startedAt) / 1000), times };
}
