import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";

const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 5000;
const INT8 = 20;

/** PostgreSQL, or an engine that speaks its protocol, by its connection URL. */
export function openPostgres(url: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: "postgres",
    pool,
    read: database,
    transact: (work, options) => transactOn(database, work, options),
    administer: (work) => work(database),
    connections: () => {
      const { totalCount, idleCount: idle, waitingCount: waiting } = pool;
      return [{ name: "all", busy: totalCount - idle, idle, waiting }];
    },
    close: () => database.destroy(),
  };
}
