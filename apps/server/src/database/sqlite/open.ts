import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteAdapter, SqliteIntrospector } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";
import { PlannedOnceCompiler } from "./compiler.ts";
import { SqliteConnection } from "./connection.ts";
import { ConnectionPool, SqliteDriver } from "./driver.ts";
import { openReader, openWriter } from "./file.ts";
import type { ReadOptions } from "./file.ts";

const READERS = 4;

export const DATABASE_FILE = "shop.sqlite";

export interface SqliteOptions extends ReadOptions {
  /** For how long a transaction that collides with others is repeated, in milliseconds. */
  readonly transactMs?: number | undefined;
}

/** The embedded database in a folder, with one writing connection and several reading ones. */
export function openSqlite(folder: string, options: SqliteOptions = {}): Database {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, DATABASE_FILE);
  const writer = new SqliteConnection(openWriter(path), true);
  const readers = Array.from(
    { length: READERS },
    () => new SqliteConnection(openReader(path, options), false),
  );
  const pools = {
    write: new ConnectionPool([writer]),
    read: new ConnectionPool(readers),
  };
  const write = kyselyOver(pools.write);
  const read = kyselyOver(pools.read);
  return {
    kind: "sqlite",
    path,
    read,
    transact: (work, { timeoutMs = options.transactMs } = {}) =>
      transactOn(write, work, { timeoutMs }),
    administer: (work) => work(write),
    connections: () => [
      { name: "read", ...pools.read.use },
      { name: "write", ...pools.write.use },
    ],
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
      for (const { sqlite } of [...readers, writer]) {
        sqlite.close();
      }
    },
  };
}

/** Kysely's own gives out one connection at a time, and would let one request into a pool. */
class PooledAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function kyselyOver(pool: ConnectionPool): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PooledAdapter(),
      createDriver: () => new SqliteDriver(pool),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new PlannedOnceCompiler(),
    },
  });
}
