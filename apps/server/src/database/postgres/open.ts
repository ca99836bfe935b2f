import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";

const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Ends the transactions of a server whose machine has died, so that their locks are released. */
const IDLE_TIMEOUT = "60s";
const INT8 = 20;

/** Opens PostgreSQL, or an engine with its protocol, by connection URL. */
export function openPostgres(url: string): Database {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
  });
  // The pool replaces a broken connection; without listeners its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, onCreateConnection: setIdleTimeout }),
  });
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

/** Failures are ignored: not every engine has the setting, and the next query reports a broken connection. */
async function setIdleTimeout(connection: DatabaseConnection): Promise<void> {
  const setting = `set idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`;
  await connection.executeQuery(CompiledQuery.raw(setting)).catch(() => undefined);
}
