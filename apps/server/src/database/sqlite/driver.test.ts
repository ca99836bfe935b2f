import { expect, test } from "vitest";
import type { SqliteConnection } from "./connection.ts";
import { ConnectionPool } from "./driver.ts";

const connection = {} as SqliteConnection;

/** A pool of one connection, whose turns are given by `grant`. */
function poolWithTurns() {
  const events: string[] = [];
  const wanted: (() => void)[] = [];
  const turn = {
    take: () =>
      new Promise<void>((resolve) => {
        events.push("wants");
        wanted.push(resolve);
      }),
    end: () => events.push("ends"),
  };
  const pool = new ConnectionPool([connection], turn);
  return {
    events,
    pool,
    grant: () => wanted.shift()?.(),
    request: (name: string) => pool.acquire().then(() => events.push(name)),
  };
}

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a turn serves the requests that wait when it begins, and later ones wait for the next", async () => {
  const { events, pool, grant, request } = poolWithTurns();
  void request("first");
  void request("second");
  grant();
  await settled();
  void request("late");
  expect(events).toEqual(["wants", "first"]);
  pool.release(connection);
  await settled();
  expect(events.splice(0)).toEqual(["wants", "first", "second"]);
  pool.release(connection);
  await settled();
  expect(events).toEqual(["ends", "wants"]);
  grant();
  await settled();
  pool.release(connection);
  expect(events).toEqual(["ends", "wants", "late", "ends"]);
  expect(pool.use).toEqual({ busy: 0, idle: 1, waiting: 0 });
});

test("without turns, requests are served in their order", async () => {
  const pool = new ConnectionPool([connection]);
  const served: string[] = [];
  for (const name of ["first", "second", "third"])
    void pool.acquire().then(() => served.push(name));
  for (const upTo of [1, 2, 3]) {
    await settled();
    expect(served).toHaveLength(upTo);
    pool.release(connection);
  }
  expect(served).toEqual(["first", "second", "third"]);
  expect(pool.use).toEqual({ busy: 0, idle: 1, waiting: 0 });
});
