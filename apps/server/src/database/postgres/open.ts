import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";

const CONNECTIONS = 16;
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A transaction of a server whose machine is gone, which nobody ends, lets go of its locks then. */
const FORSAKEN_AFTER = "60s";
const INT8 = 20;

/** PostgreSQL, or an engine that speaks its protocol, by its connection URL. */
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
  // A connection that breaks is replaced by the pool; without listeners it would end the process, idle or between two queries.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, onCreateConnection: letGoWhenForsaken }),
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

/** An engine that does not know the setting does without; a connection that breaks here breaks for whoever asked for it. */
async function letGoWhenForsaken(connection: DatabaseConnection): Promise<void> {
  const setting = `set idle_in_transaction_session_timeout = '${FORSAKEN_AFTER}'`;
  await connection.executeQuery(CompiledQuery.raw(setting)).catch(() => undefined);
}
