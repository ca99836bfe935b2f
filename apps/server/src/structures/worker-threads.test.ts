import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { late, type PreparedStructure } from "./prepared.ts";
import { openThreads } from "./worker-threads.ts";

const STUCK_WORKER = new URL("../testing/stuck-worker.ts", import.meta.url);
const NEVER_CHANGED = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
const TIMEOUT_MS = 300_000;

describe("threads that calculate something for many texts", { timeout: TIMEOUT_MS }, () => {
  const run = async (texts: readonly string[], most: number) => {
    const threads = openThreads<PreparedStructure>(STUCK_WORKER, {
      most,
      limitMs: 500,
      unanswered: late,
    });
    try {
      const results = await threads.run(texts);
      return results.map(({ row, isLate = false }) => [row.smiles, isLate]);
    } finally {
      await threads.close();
    }
  };

  it.each([1, 2])(
    "threads that calculate something for many texts answer in the order of the texts, with %i threads",
    async (most) => {
      const texts = Array.from({ length: 40 }, (_, at) => "N".repeat(at + 1));
      expect(await run(texts, most)).toEqual(texts.map((text) => [text, false]));
    },
  );

  it("threads that calculate something for many texts are replaced when a text takes too long or ends them, and go on with the next", async () => {
    expect(await run(["CO", "C1CC1", "CN", "C2CC2", "C1CCC1", "CS"], 1)).toEqual([
      ["CO", false],
      ["C1CC1", true],
      ["CN", false],
      ["C2CC2", true],
      ["C1CCC1", true],
      ["CS", false],
    ]);
  });

  it("threads that calculate something for many texts give what they sent before they ended, also where this thread learns of their end first", async () => {
    const texts = Array.from({ length: 30 }, () => ["CN", "C2CC2"]).flat();
    // What arrives while this thread is blocked may be received in another order.
    const blocking = setInterval(() => Atomics.wait(NEVER_CHANGED, 0, 0, 5));
    try {
      expect(await run(texts, 1)).toEqual(texts.map((text) => [text, text === "C2CC2"]));
    } finally {
      clearInterval(blocking);
    }
  });

  it("threads that calculate something for many texts are not replaced when they wait for the processor longer than a text may take", async () => {
    expect(await run(["C3CC3", "CO"], 1)).toEqual([
      ["C3CC3", false],
      ["CO", false],
    ]);
  });

  it("threads that calculate something for many texts give no result for the text at which they are closed, and start no more", async () => {
    const threads = openThreads<PreparedStructure>(STUCK_WORKER, { most: 1, unanswered: late });
    const running = threads.run(["C1CC1"]);
    await threads.close();
    expect(await running).toEqual([]);
    expect(await threads.run(["CN"])).toEqual([]);
  });

  it("threads that calculate something for many texts keep a program that does nothing else alive until they have answered", async () => {
    const program = `
      const { openThreads } = await import(${JSON.stringify(import.meta.resolve("./worker-threads.ts"))});
      const threads = openThreads(new URL(${JSON.stringify(STUCK_WORKER.href)}), { most: 1 });
      for (const text of ["CO", "CN"]) console.log((await threads.run([text])).length);
      await threads.close();`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--input-type=module",
      "--eval",
      program,
    ]);
    expect(stdout).toBe("1\n1\n");
  });

  it("threads that calculate something for many texts fail when the thread cannot start", async () => {
    const threads = openThreads<string>(new URL("no-such-worker.ts", import.meta.url), {
      unanswered: (text) => text,
    });
    await expect(threads.run(["C"])).rejects.toThrow("no-such-worker");
  });

  it("threads that calculate something for many texts are asked again after a pause longer than the limit", async () => {
    const threads = openThreads<PreparedStructure>(STUCK_WORKER, {
      most: 1,
      limitMs: 500,
      unanswered: late,
    });
    await threads.run(["CO"]);
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 700);
    await promise;
    expect((await threads.run(["CN"]))[0]?.isLate).toBeUndefined();
    await threads.close();
  });
});
