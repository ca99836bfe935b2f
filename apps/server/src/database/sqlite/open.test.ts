import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openSqlite } from "./open.ts";

let folder: string;
let database: Database;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "reagent-sqlite-"));
  database = openSqlite(folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const used = (name: string) => database.connections().find((pool) => pool.name === name);

test("a request reads while the transaction of another one reads", async () => {
  await database.read.transaction().execute(async () => {
    await sql`select 1`.execute(database.read);
    expect(used("read")).toMatchObject({ busy: 1, waiting: 0 });
  });
});

test("changes wait in the pool while another one has the connection", async () => {
  const later: Promise<unknown>[] = [];
  await database.transact(async (tx) => {
    later.push(database.transact((other) => sql`select 1`.execute(other)));
    later.push(database.transact((other) => sql`select 1`.execute(other)));
    await sql`select 1`.execute(tx);
    expect(used("write")).toMatchObject({ busy: 1, waiting: 2 });
  });
  await Promise.all(later);
  expect(used("write")).toMatchObject({ busy: 0, waiting: 0 });
});
