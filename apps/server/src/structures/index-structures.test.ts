import { afterAll, beforeAll, expect, test } from "vitest";
import { countRows } from "../database/count-rows.ts";
import type { Database } from "../database/database.ts";
import { bigItems } from "../import/load/big.ts";
import { addGoods } from "../import/load/load.ts";
import { onDefaultDatabase, openFresh } from "../testing/databases.ts";
import { indexStructures } from "./index-structures.ts";
import { late, type PreparedStructure } from "./prepared.ts";
import type { WorkerThreads } from "./worker-threads.ts";

onDefaultDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  /** Indexes with threads that only record what they are given. They are closed after the first `most`, if given. */
  const index = async (most?: number) => {
    const given: string[] = [];
    let isStopped = false;
    const threads: WorkerThreads<PreparedStructure> = {
      run: async (texts) => {
        given.push(...texts);
        // While the results are waited for.
        await Promise.resolve();
        isStopped = most !== undefined;
        return texts.slice(0, most).map(late);
      },
      close: async () => {},
    };
    await indexStructures(database, threads, { isStopped: () => isStopped });
    return given;
  };

  test("structures are calculated once, and looked for again only after another load", async () => {
    await addGoods(database, bigItems(0, 30), { isIndexedLater: true, draw: () => "" });
    const first = await index();
    expect(first.length).toBeGreaterThan(0);
    await database.transact((tx) => tx.deleteFrom("structures").execute());
    expect(await index()).toEqual([]);
    await addGoods(database, bigItems(0, 30), { isIndexedLater: true, draw: () => "" });
    expect(await index()).toEqual(first);
  });

  test("structures of a version before, without their active part, are calculated again", async () => {
    await addGoods(database, bigItems(0, 30), { isIndexedLater: true, draw: () => "" });
    const all = await database.read.selectFrom("structures").select("smiles").execute();
    await database.transact((tx) =>
      tx.updateTable("structures").set({ active_part: null }).execute(),
    );
    expect((await index()).toSorted()).toEqual(all.map(({ smiles }) => smiles).toSorted());
    const left = database.read.selectFrom("structures").where("active_part", "is", null);
    expect(await countRows(left)).toBe(0);
  });

  test("structures that were not calculated when the server was stopped are calculated at the next start", async () => {
    await database.transact((tx) => tx.deleteFrom("structures").execute());
    await addGoods(database, bigItems(0, 30), { isIndexedLater: true, draw: () => "" });
    const all = await index(2);
    expect(await index()).toEqual(all.slice(2));
  });
});
