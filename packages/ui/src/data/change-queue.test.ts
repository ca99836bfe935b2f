import { describe, expect, it } from "vitest";
import { createChangeQueue, type Pending, type Sent } from "./change-queue.ts";

interface Step {
  readonly of: string;
  readonly to: number;
}

/** A queue whose calls are answered by the test. */
function open(kept: readonly Step[] = []) {
  const log: string[] = [];
  const waiting: ((sent: Sent<Step>) => void)[] = [];
  let shown: readonly Pending<Step>[] = [];
  const queue = createChangeQueue<Step>({
    kept,
    send: ({ of, to }, before) => {
      log.push(`send ${of} ${to} over ${before.map((each) => each.of + each.to).join(",") || "-"}`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    reread: async (saved) => {
      log.push(`read after ${saved.map((each) => each.of + each.to).join(",") || "-"}`);
    },
    merge: (earlier, later) => (earlier.of === later.of ? later : undefined),
    onChange: (pending) => {
      shown = pending;
    },
  });
  const end = async (sent: Sent<Step>) => {
    waiting.shift()?.(sent);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const answer = (isSaved: boolean, kept?: Step) =>
    end(isSaved ? { kind: "saved" } : { kind: "failed", kept });
  const laid = () => shown.map(({ change, state }) => `${change.of}${change.to} ${state}`);
  return { queue, log, end, answer, laid };
}

describe("change queue", () => {
  it("sends changes one after the other and rereads once", async () => {
    const { queue, log, answer, laid } = open();
    const saved = [queue.add({ of: "a", to: 1 }), queue.add({ of: "b", to: 2 })];
    expect(laid()).toEqual(["a1 sent", "b2 waiting"]);
    await answer(true);
    expect(laid()).toEqual(["a1 saved", "b2 sent"]);
    await answer(true);
    expect(await Promise.all(saved)).toEqual([true, true]);
    expect(log).toEqual(["send a 1 over -", "send b 2 over a1", "read after a1,b2"]);
    expect(laid()).toEqual(["a1 read", "b2 read"]);
    queue.forgetRead();
    expect(laid()).toEqual([]);
  });

  it("sends changes of an earlier page when it settles, and merges a new one with them", async () => {
    const { queue, log, answer, laid } = open([
      { of: "a", to: 1 },
      { of: "b", to: 2 },
    ]);
    const saved = queue.add({ of: "b", to: 3 });
    expect(laid()).toEqual(["a1 kept", "b3 sent"]);
    await answer(true);
    expect(await saved).toBe(true);
    const settled = queue.settle();
    await answer(true);
    expect(await settled).toBe(true);
    expect(log.filter((line) => line.startsWith("send"))).toEqual([
      "send b 3 over a1",
      "send a 1 over -",
    ]);
  });

  it("rereads nothing after a change without a session, and sends what was kept", async () => {
    const { queue, log, end, answer, laid } = open();
    const saved = queue.add({ of: "a", to: 1 });
    await end({ kind: "no-session", kept: { of: "a", to: 1 } });
    expect(await saved).toBe(false);
    expect(laid()).toEqual(["a1 kept"]);
    expect(log).toEqual(["send a 1 over -"]);
    const settled = queue.settle();
    await answer(true);
    expect(await settled).toBe(true);
    expect(log.at(-1)).toBe("read after a1");
  });

  it("reverts refused changes and sends the others", async () => {
    const { queue, log, answer, laid } = open();
    const saved = [queue.add({ of: "a", to: 1 }), queue.add({ of: "b", to: 2 })];
    const settled = queue.settle();
    await answer(false);
    expect(laid()).toEqual(["b2 sent"]);
    await answer(true);
    expect(await Promise.all(saved)).toEqual([false, true]);
    expect(await settled).toBe(false);
    expect(log.at(-1)).toBe("read after b2");
    expect(await queue.settle()).toBe(true);
  });

  it("merges waiting changes, which share the answer", async () => {
    const { queue, log, answer } = open();
    const saved = [1, 2, 3, 4].map((to) => queue.add({ of: "a", to }));
    await answer(true);
    await answer(true);
    expect(await Promise.all(saved)).toEqual([true, true, true, true]);
    expect(log).toEqual(["send a 1 over -", "send a 4 over a1", "read after a1,a4"]);
  });

  it("keeps the order: merges only neighbours", async () => {
    const { queue, log, answer } = open();
    void queue.add({ of: "x", to: 0 });
    void queue.add({ of: "a", to: 1 });
    void queue.add({ of: "b", to: 2 });
    void queue.add({ of: "a", to: 3 });
    for (let sent = 0; sent < 4; sent++) await answer(true);
    expect(log.filter((each) => each.startsWith("send")).map((each) => each.slice(5, 8))).toEqual([
      "x 0",
      "a 1",
      "b 2",
      "a 3",
    ]);
  });

  it("sends changes added during the reread, and rereads again", async () => {
    const { queue, log, answer, laid } = open();
    void queue.add({ of: "a", to: 1 });
    const settled = queue.settle();
    await answer(true);
    void queue.add({ of: "b", to: 2 });
    await answer(true);
    expect(await settled).toBe(true);
    expect(log).toEqual(["send a 1 over -", "read after a1", "send b 2 over a1", "read after b2"]);
    expect(laid()).toEqual(["a1 read", "b2 read"]);
  });

  it("keeps unsent changes and sends them again on settle", async () => {
    const { queue, log, answer, laid } = open();
    const saved = queue.add({ of: "a", to: 1 });
    await answer(false, { of: "a", to: 1 });
    expect(await saved).toBe(false);
    expect(laid()).toEqual(["a1 kept"]);
    const lost = queue.settle();
    await answer(false, { of: "a", to: 1 });
    expect(await lost).toBe(false);
    const settled = queue.settle();
    await answer(true);
    expect(await settled).toBe(true);
    expect(laid()).toEqual(["a1 read"]);
    expect(log.filter((each) => each.startsWith("send"))).toEqual(Array(3).fill("send a 1 over -"));
  });

  it("sends a kept change together with the next change of the same field", async () => {
    const { queue, answer, laid } = open();
    void queue.add({ of: "a", to: 1 });
    await answer(false, { of: "a", to: 1 });
    void queue.add({ of: "b", to: 2 });
    expect(laid()).toEqual(["a1 kept", "b2 sent"]);
    await answer(true);
    void queue.add({ of: "a", to: 3 });
    expect(laid()).toEqual(["b2 read", "a3 sent"]);
    await answer(true);
    expect(laid()).toEqual(["b2 read", "a3 read"]);
  });
});
