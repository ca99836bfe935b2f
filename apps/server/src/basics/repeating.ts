import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs work again and again, with a pause after each round, until stopped; `stop` waits for the current round. A round that fails is
 * reported, and the next one follows as usual.
 */
export function startRepeating(
  work: (stopping: AbortSignal) => Promise<void>,
  { pauseMs, onFailure }: { readonly pauseMs: number; onFailure(failure: unknown): void },
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const repeat = async () => {
    while (!signal.aborted) {
      await work(signal).catch(onFailure);
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const finished = repeat();
  return {
    stop: async () => {
      stopping.abort();
      await finished;
    },
  };
}
