import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";
import { SqliteConnection } from "./connection.ts";
import { ConnectionLine, SqliteDriver } from "./driver.ts";
import { openReader, openWriter } from "./file.ts";
import type { Reading } from "./file.ts";

const READERS = 4;

export const DATABASE_FILE = "shop.sqlite";

/** The embedded database in a folder: one connection writes, several read beside it. */
export function openSqlite(folder: string, reading?: Reading): Database {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, DATABASE_FILE);
  const writer = new SqliteConnection(openWriter(path), true);
  const readers = Array.from(
    { length: READERS },
    () => new SqliteConnection(openReader(path, reading), false),
  );
  const lines = { write: new ConnectionLine([writer]), read: new ConnectionLine(readers) };
  const write = kyselyOver(lines.write);
  const read = kyselyOver(lines.read);
  return {
    kind: "sqlite",
    path,
    read,
    transact: (work, options) => transactOn(write, work, options),
    administer: (work) => work(write),
    connections: () => [
      { name: "read", ...lines.read.use },
      { name: "write", ...lines.write.use },
    ],
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
      for (const { sqlite } of [...readers, writer]) {
        sqlite.close();
      }
    },
  };
}

function kyselyOver(line: ConnectionLine): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new SqliteDriver(line),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
