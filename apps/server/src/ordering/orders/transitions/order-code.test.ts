import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../database/database.ts";
import { Sequences } from "../../../database/sequences.ts";
import { onEachDatabase, openFresh } from "../../../testing/databases.ts";
import { nextGiftOrderCode, nextOrderCode } from "./order-code.ts";

/** Evening in UTC, the next day in Shanghai. */
const NOW = Date.parse("2026-11-20T17:00:00Z");

onEachDatabase((makePlace, kind) => {
  let database: Database;
  let remove: () => Promise<void>;
  let sequences: Sequences;

  beforeEach(async () => {
    ({ database, remove } = await openFresh(makePlace));
    sequences = new Sequences(database);
  });
  afterEach(() => remove());

  test("numbers of orders have the day in Shanghai and a count of their kind on that day", async () => {
    const codes = await database.transact(async (tx) => [
      await nextOrderCode(tx, sequences, NOW),
      await nextOrderCode(tx, sequences, NOW),
      await nextGiftOrderCode(tx, sequences, NOW),
      await nextOrderCode(tx, sequences, Date.parse("2026-11-21T16:00:00Z")),
    ]);
    expect(codes).toEqual([
      "MK2026112100001",
      "MK2026112100002",
      "MG2026112100001",
      "MK2026112200001",
    ]);
  });

  if (kind === "postgres")
    test("an order gets its number while others have drawn theirs and are not committed", async () => {
      const attempts: string[] = [];
      const draw = (within: () => Promise<unknown>) =>
        database.transact(async (tx) => {
          attempts.push(await nextOrderCode(tx, sequences, NOW));
          await within();
        });
      await draw(() => draw(() => draw(async () => {})));
      expect(attempts).toEqual(["MK2026112100001", "MK2026112100002", "MK2026112100003"]);
    });
});
