import { expect, test } from "vitest";
import type { SqliteConnection } from "./connection.ts";
import { ConnectionPool } from "./driver.ts";

const connection = {} as SqliteConnection;

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("requests are served in their order", async () => {
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
