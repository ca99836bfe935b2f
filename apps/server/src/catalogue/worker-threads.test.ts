import { describe, expect, it } from "vitest";
import { late, type PreparedStructure } from "../structures/prepared.ts";
import { openThreads } from "./worker-threads.ts";

const STUCK_WORKER = new URL("../testing/stuck-worker.ts", import.meta.url);
const TIMEOUT_MS = 60_000;

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

  it.each([1, 2])("answer in the order of the texts, with %i threads", async (most) => {
    const texts = Array.from({ length: 40 }, (_, at) => "N".repeat(at + 1));
    expect(await run(texts, most)).toEqual(texts.map((text) => [text, false]));
  });

  it("are replaced when a text takes too long or ends them, and go on with the next", async () => {
    expect(await run(["CO", "C1CC1", "CN", "C2CC2", "C1CCC1", "CS"], 1)).toEqual([
      ["CO", false],
      ["C1CC1", true],
      ["CN", false],
      ["C2CC2", true],
      ["C1CCC1", true],
      ["CS", false],
    ]);
  });

  it("are not replaced when they wait for the processor longer than a text may take", async () => {
    expect(await run(["C3CC3", "CO"], 1)).toEqual([
      ["C3CC3", false],
      ["CO", false],
    ]);
  });

  it("fail when the thread cannot start", async () => {
    const threads = openThreads<string>(new URL("no-such-worker.ts", import.meta.url), {
      unanswered: (text) => text,
    });
    await expect(threads.run(["C"])).rejects.toThrow("no-such-worker");
  });

  it("are asked again after a pause longer than the limit", async () => {
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
