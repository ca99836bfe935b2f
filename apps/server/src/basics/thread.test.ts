import { afterEach, describe, expect, test } from "vitest";
import { isUnavailable } from "../database/failure.ts";
import type * as slow from "../testing/slow-loading-worker.ts";
import type * as functions from "../testing/thread-worker.ts";
import { Thread } from "./thread.ts";

type Functions = typeof functions;
const FILE = new URL("../testing/thread-worker.ts", import.meta.url);

const threads: Thread<Functions>[] = [];
function open(options?: ConstructorParameters<typeof Thread>[1]): Thread<Functions> {
  const thread = new Thread<Functions>(FILE, options);
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.close()));
});

const flag = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const failureOf = (asked: Promise<unknown>) => asked.catch((failure: unknown) => failure);

test("a thread starts with the first request, and the next ones go to the same", async () => {
  const thread = open({ workerData: { shop: 7 } });
  expect(thread.isRunning).toBe(false);
  expect(await thread.ask("given", undefined)).toEqual({ shop: 7 });
  expect(thread.isRunning).toBe(true);
  expect(await thread.ask("id", undefined)).toBe(await thread.ask("id", undefined));
});

test("a request that waits does not hold up the ones after it", async () => {
  const thread = open();
  const go = flag();
  const waiting = thread.ask("wait", go);
  expect(await thread.ask("twice", 4)).toBe(8);
  Atomics.store(go, 0, 1);
  expect(await waiting).toBe("waited");
});

test("a function that fails fails its own request, and the thread goes on", async () => {
  const thread = open();
  const before = await thread.ask("id", undefined);
  const failure = await failureOf(thread.ask("fail", "no rows"));
  expect(String(failure)).toBe("Error: no rows");
  expect(isUnavailable(failure)).toBe(true);
  expect(await thread.ask("id", undefined)).toBe(before);
});

test("a thread that crashes fails all that it has, and the next request starts another", async () => {
  const thread = open();
  const before = await thread.ask("id", undefined);
  const waiting = failureOf(thread.ask("wait", flag()));
  expect(String(await failureOf(thread.ask("crash", "broken")))).toContain("broken");
  expect(String(await waiting)).toContain("broken");
  expect(thread.isRunning).toBe(false);
  expect(await thread.ask("id", undefined)).not.toBe(before);
});

test("a thread that cannot start fails each request with the reason", async () => {
  const thread = new Thread<Functions>(new URL("no-such-thread.ts", import.meta.url));
  for (let attempt = 1; attempt <= 3; attempt += 1)
    expect(String(await failureOf(thread.ask("twice", 1)))).toContain("no-such-thread");
  await thread.close();
});

test("a signal ends a thread that is stuck, and the next request starts another", async () => {
  const thread = open();
  await thread.ask("twice", 1);
  const leaving = new AbortController();
  const stuck = failureOf(thread.ask("turnForEver", undefined, leaving.signal));
  leaving.abort();
  expect(await stuck).toMatchObject({ name: "AbortError" });
  expect(await thread.ask("twice", 2)).toBe(4);
});

test("a thread that is ended fails what it has, also where it is stuck, and may be asked again", async () => {
  const thread = open();
  await thread.ask("twice", 1);
  const stuck = failureOf(thread.ask("turnForEver", undefined));
  await thread.end();
  expect(await stuck).toBeInstanceOf(Error);
  expect(await thread.ask("twice", 2)).toBe(4);
});

test("a thread that is closed leaves no request without an answer, and takes no more", async () => {
  const thread = open();
  // It is closed before it has started.
  const asked = failureOf(thread.ask("twice", 1));
  await thread.close();
  expect(String(await asked)).toContain("The thread is closed: thread-worker.ts");
  await expect(thread.ask("twice", 1)).rejects.toThrow("is closed");
  expect(thread.isRunning).toBe(false);
});

describe("a thread that loads its file, which may be native code", () => {
  const loading = () => {
    const progress = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
    const file = new URL("../testing/slow-loading-worker.ts", import.meta.url);
    const thread = new Thread<typeof slow>(file, { workerData: progress });
    const isLoading = () => expect.poll(() => Atomics.load(progress, 0)).toBe(1);
    const goOn = () => {
      expect(Atomics.load(progress, 2)).toBe(0);
      Atomics.store(progress, 1, 1);
      Atomics.notify(progress, 1);
    };
    const isLoaded = () => Atomics.load(progress, 2) === 1;
    return { thread, isLoading, goOn, isLoaded };
  };

  test("a thread that is closed ends once its file is loaded", async () => {
    const { thread, isLoading, goOn, isLoaded } = loading();
    const asked = failureOf(thread.ask("twice", 1));
    await isLoading();
    const closed = thread.close();
    goOn();
    await closed;
    expect(isLoaded()).toBe(true);
    expect(String(await asked)).toContain("The thread is closed");
  });

  test("a request whose customer leaves ends the thread once its file is loaded", async () => {
    const { thread, isLoading, goOn, isLoaded } = loading();
    const leaving = new AbortController();
    const asked = failureOf(thread.ask("twice", 1, leaving.signal));
    await isLoading();
    leaving.abort();
    goOn();
    expect(await asked).toMatchObject({ name: "AbortError" });
    expect(isLoaded()).toBe(true);
    await thread.close();
  });
});

test("a thread that needs more memory than it may have fails with that code", async () => {
  const thread = open({ resourceLimits: { maxOldGenerationSizeMb: 32 } });
  await expect(thread.ask("fillMemory", undefined)).rejects.toMatchObject({
    code: "ERR_WORKER_OUT_OF_MEMORY",
  });
  expect(await thread.ask("twice", 2)).toBe(4);
});

test("a thread tells how much processor time it has taken, also while it is stuck", async () => {
  const thread = open();
  expect(await thread.cpuMs()).toBeUndefined();
  await thread.ask("twice", 1);
  const before = (await thread.cpuMs()) ?? 0;
  expect(before).toBeGreaterThan(0);
  const stuck = failureOf(thread.ask("turnForEver", undefined));
  await expect.poll(() => thread.cpuMs()).toBeGreaterThan(before);
  await thread.end();
  await stuck;
});
