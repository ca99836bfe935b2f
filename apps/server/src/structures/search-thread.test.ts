import { expect, test } from "vitest";
import { SearchThread } from "./search-thread.ts";

const neverAborted = new AbortController().signal;

test("a search that ends the thread is refused, and what waits beside it is answered by another thread", async () => {
  const thread = new SearchThread();
  try {
    await thread.start();
    // Without an index, a search fails in the thread.
    const structureQuery = {
      query: { kind: "smiles", code: "C", isPattern: false, atoms: 1 },
    } as const;
    const failing = thread.find(
      {
        key: "C",
        structureQuery: { ...structureQuery, match: "substructure", threshold: 0 },
        skipped: 0,
        size: 20,
      },
      neverAborted,
    );
    const beside = thread.read({ text: "CCO", match: "exact" }, neverAborted);
    await expect(failing).rejects.toMatchObject({ reason: "tooBroad" });
    expect(await beside).toMatchObject({ code: "CCO" });
  } finally {
    await thread.close();
  }
});

test("a search thread that is closed refuses what waits for its start, and what comes afterwards", async () => {
  const thread = new SearchThread();
  const waiting = thread.draw("CCO", neverAborted).catch((failure: unknown) => failure);
  await thread.close();
  expect(await waiting).toMatchObject({ reason: "busy" });
  await expect(thread.draw("CCO", neverAborted)).rejects.toMatchObject({ reason: "busy" });
});
