import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import type { Database } from "./database.ts";
import { isDuplicate } from "./failure.ts";
import { DatabaseBusy } from "./transact.ts";

onEachDatabase((makePlace) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ database, remove } = await openFresh(makePlace));
  });
  afterAll(() => remove());

  const readFact = async (name: string) =>
    (
      await database.read
        .selectFrom("site_facts")
        .select("value")
        .where("name", "=", name)
        .executeTakeFirst()
    )?.value;

  describe("transact", () => {
    test("transact loses no update when many transactions read and then write one row", async () => {
      await database.transact((tx) =>
        tx.insertInto("site_facts").values({ name: "count", value: "0" }).execute(),
      );
      const addOne = () =>
        database.transact(
          async (tx) => {
            const { value } = await tx
              .selectFrom("site_facts")
              .select("value")
              .where("name", "=", "count")
              .executeTakeFirstOrThrow();
            await tx
              .updateTable("site_facts")
              .set({ value: String(Number(value) + 1) })
              .where("name", "=", "count")
              .execute();
          },
          { timeoutMs: 20_000 },
        );
      await Promise.all(Array.from({ length: 30 }, addOne));
      expect(await readFact("count")).toBe("30");
    });

    test("transact changes nothing when the work fails", async () => {
      const failing = database.transact(async (tx) => {
        await tx.insertInto("site_facts").values({ name: "half", value: "done" }).execute();
        throw new Error("cut in the middle");
      });
      await expect(failing).rejects.toThrow("cut in the middle");
      expect(await readFact("half")).toBeUndefined();
    });

    test("transact hides an open transaction from readers", async () => {
      await database.transact(async (tx) => {
        await tx.insertInto("site_facts").values({ name: "open", value: "yes" }).execute();
        expect(await readFact("open")).toBeUndefined();
      });
      expect(await readFact("open")).toBe("yes");
    });

    test("transact recognises a duplicate key on both databases", async () => {
      const insert = () =>
        database.transact((tx) =>
          tx.insertInto("site_facts").values({ name: "twice", value: "" }).execute(),
        );
      await insert();
      expect(isDuplicate(await insert().catch((failure: unknown) => failure))).toBe(true);
    });

    test("transact throws DatabaseBusy when collisions last longer than the timeout", async () => {
      let attempts = 0;
      const colliding = database.transact(
        async () => {
          attempts += 1;
          throw Object.assign(new Error("wrapped"), { cause: { code: "40001" } });
        },
        { timeoutMs: 50 },
      );
      await expect(colliding).rejects.toBeInstanceOf(DatabaseBusy);
      expect(attempts).toBeGreaterThan(1);
    });

    test("transact reads amounts and instants beyond 32 bits as numbers", async () => {
      const instant = 1_790_000_000_000;
      await database.transact((tx) =>
        tx
          .insertInto("rate_counters")
          .values({ name: "wide", hits: 99_999_999_999, resets_at: instant })
          .execute(),
      );
      expect(await database.read.selectFrom("rate_counters").selectAll().execute()).toEqual([
        { name: "wide", hits: 99_999_999_999, resets_at: instant },
      ]);
    });
  });
});
