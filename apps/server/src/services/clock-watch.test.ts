import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { onEachDatabase, openFresh } from "../testing/databases.ts";
import { TestClock } from "../testing/shop.ts";
import { ClockWatch } from "./clock-watch.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

onEachDatabase((makePlace, kind) => {
  describe("the watch of the clock", () => {
    let database: Database;
    let remove: () => Promise<void>;
    let clock: TestClock;
    let steady: number;
    let warnings: object[];

    beforeEach(async () => {
      ({ database, remove } = await openFresh(makePlace));
      // A time before that of PostgreSQL, which is that of the machine.
      clock = new TestClock(Date.parse("2020-01-01T00:00:00Z"));
      steady = 0;
      warnings = [];
    });
    afterEach(() => remove());

    const open = () =>
      new ClockWatch(
        { database, clock, log: { warn: (facts) => void warnings.push(facts) } },
        () => steady,
      );
    /** Time that passes on both clocks. */
    const pass = (milliseconds: number) => {
      clock.time += milliseconds;
      steady += milliseconds;
    };

    test("the watch of the clock believes a clock that runs steadily, however long a round takes", async () => {
      const watch = open();
      for (const step of [0, MINUTE_MS, DAY_MS, 4 * DAY_MS]) {
        pass(step);
        expect(await watch.isBelieved()).toBe(true);
      }
      expect(warnings).toEqual([]);
    });

    test("the watch of the clock doubts a clock that has jumped ahead until it has run steadily for an hour", async () => {
      const watch = open();
      await watch.isBelieved();
      clock.time += 3 * DAY_MS;
      expect(await watch.isBelieved()).toBe(false);
      pass(HOUR_MS - 1);
      expect(await watch.isBelieved()).toBe(false);
      pass(1);
      expect(await watch.isBelieved()).toBe(true);
      expect(warnings).toEqual([{ minutes: 3 * 24 * 60 }]);
    });

    test("the watch of the clock begins the hour again with a second jump", async () => {
      const watch = open();
      await watch.isBelieved();
      clock.time += DAY_MS;
      await watch.isBelieved();
      pass(HOUR_MS - 1);
      clock.time += DAY_MS;
      expect(await watch.isBelieved()).toBe(false);
      pass(HOUR_MS - 1);
      expect(await watch.isBelieved()).toBe(false);
      pass(1);
      expect(await watch.isBelieved()).toBe(true);
    });

    test("the watch of the clock believes a clock that is set by some minutes, or back", async () => {
      const watch = open();
      await watch.isBelieved();
      clock.time += 5 * MINUTE_MS;
      expect(await watch.isBelieved()).toBe(true);
      clock.time -= 3 * DAY_MS;
      expect(await watch.isBelieved()).toBe(true);
    });

    test("the watch of the clock doubts a clock that has jumped while the server was stopped, after each start", async () => {
      await open().isBelieved();
      clock.time += 3 * DAY_MS;
      expect(await open().isBelieved()).toBe(false);
      const again = open();
      expect(await again.isBelieved()).toBe(false);
      pass(HOUR_MS);
      expect(await again.isBelieved()).toBe(true);
      pass(MINUTE_MS);
      expect(await open().isBelieved()).toBe(true);
    });

    test("the watch of the clock compares the first clock of a database with PostgreSQL's, where there is one", async () => {
      clock.time = Date.parse("2999-01-01T00:00:00Z");
      const watch = open();
      expect(await watch.isBelieved()).toBe(kind === "sqlite");
      pass(HOUR_MS);
      expect(await watch.isBelieved()).toBe(true);
    });
  });
});
