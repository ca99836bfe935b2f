import { describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { count, type Counted, CountersInMemory, countNow, countsOf } from "./rate-counters.ts";

const WINDOW_MS = 60_000;
const START = 1_700_000_000_000;

type CountOne = (name: string, now: number) => Promise<Counted | undefined>;

/** What counters do wherever they are. */
async function expectWindows(countOne: CountOne): Promise<void> {
  expect(await countOne("a", START)).toEqual({ hits: 1, endsAt: START + WINDOW_MS });
  expect(await countOne("a", START + 1000)).toEqual({ hits: 2, endsAt: START + WINDOW_MS });
  expect((await countOne("b", START + 2000))?.hits).toBe(1);
  expect((await countOne("a", START + WINDOW_MS - 1))?.hits).toBe(3);
  const next = START + WINDOW_MS;
  expect(await countOne("a", next)).toEqual({ hits: 1, endsAt: next + WINDOW_MS });
  // A clock that is a little late, such as that of another server, changes nothing.
  expect((await countOne("a", next - WINDOW_MS))?.hits).toBe(2);
  const setBack = next - WINDOW_MS - 1;
  expect(await countOne("a", setBack)).toEqual({ hits: 1, endsAt: setBack + WINDOW_MS });
}

test("counters in memory count until their window ends, and begin a new one where the clock was set back", async () => {
  const counters = new CountersInMemory(WINDOW_MS);
  await expectWindows(async (name, now) => counters.count(name, now));
});

onEachDatabase((makePlace) => {
  describe("counters in the database", () => {
    const withDatabase = async (work: (database: Database) => Promise<void>) => {
      const { database, remove } = await openFresh(makePlace);
      await work(database);
      await remove();
    };
    const counter = (name: string) => ({ name, windowMs: WINDOW_MS });

    test("counters in the database count until their window ends, and begin a new one where the clock was set back", () =>
      withDatabase((database) =>
        expectWindows(async (name, now) => {
          const [counted] = await database.administer((all) => countNow(all, [counter(name)], now));
          return counted;
        }),
      ));

    test("counters in the database count one that is given twice once, each in its own window", () =>
      withDatabase(async (database) => {
        const long = { name: "long", windowMs: 10 * WINDOW_MS };
        const all = [counter("a"), long, counter("a")];
        expect(await count(database, all, START)).toEqual([1, 1, 1]);
        expect(await count(database, all, START + WINDOW_MS)).toEqual([1, 2, 1]);
        expect(await countsOf(database, all, START + WINDOW_MS)).toEqual([1, 2, 1]);
      }));

    test("counters in the database are deleted by a transaction that counts after their window", () =>
      withDatabase(async (database) => {
        await count(database, [counter("a")], START);
        await count(database, [counter("b")], START + WINDOW_MS);
        const rows = await database.read.selectFrom("rate_counters").select("name").execute();
        expect(rows).toEqual([{ name: "b" }]);
      }));
  });
});
