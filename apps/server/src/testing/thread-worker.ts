import { setTimeout as sleep } from "node:timers/promises";
import { threadId, workerData } from "node:worker_threads";

/** Functions of a thread for the tests of threads. */
export const twice = (value: number) => 2 * value;
export const given = () => workerData as unknown;
export const id = () => threadId;

export async function wait(signal: Int32Array): Promise<string> {
  while (Atomics.load(signal, 0) === 0) await sleep(1);
  return "waited";
}

export function fail(reason: string): never {
  throw new Error(reason, { cause: { code: "57P01" } });
}

export function crash(reason: string): Promise<never> {
  process.nextTick(() => {
    throw new Error(reason);
  });
  return new Promise(() => undefined);
}

export function turnForEver(): never {
  for (;;);
}

export function fillMemory(): never {
  const kept: object[] = [];
  for (;;) kept.push(Array.from({ length: 1000 }, (_, at) => ({ at })));
}
