import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";

/** Few transactions at the same time: the more there are, the more of them collide and have to be repeated. */
const CONNECTIONS = { read: 12, write: 4 };
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Ends the transactions of a server whose machine has died, so that their locks are released. */
const IDLE_TIMEOUT = "60s";
const INT8 = 20;

/** Opens PostgreSQL, or an engine with its protocol, by connection URL. Transactions that collide are repeated for `transactMs`. */
export function openPostgres(
  url: string,
  options: { readonly transactMs?: number | undefined } = {},
): Database {
  const pools = {
    read: poolOf(url, CONNECTIONS.read),
    write: poolOf(url, CONNECTIONS.write),
  };
  const read = kyselyOver(pools.read);
  const write = kyselyOver(pools.write);
  return {
    kind: "postgres",
    pool: pools.read,
    read,
    transact: (work, { timeoutMs = options.transactMs } = {}) =>
      transactOn(write, work, { timeoutMs }),
    administer: (work) => work(write),
    connections: () => [
      { name: "read", ...useOf(pools.read) },
      { name: "write", ...useOf(pools.write) },
    ],
    close: async () => {
      await Promise.all([read.destroy(), write.destroy()]);
    },
  };
}

function poolOf(url: string, connections: number): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
  });
  // The pool replaces a broken connection; without listeners its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const kyselyOver = (pool: pg.Pool) =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({ pool, onCreateConnection: setIdleTimeout }),
  });

const useOf = ({ totalCount, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({
  busy: totalCount - idle,
  idle,
  waiting,
});

/** Failures are ignored: not every engine has the setting, and the next query reports a broken connection. */
async function setIdleTimeout(connection: DatabaseConnection): Promise<void> {
  const setting = `set idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'`;
  await connection.executeQuery(CompiledQuery.raw(setting)).catch(() => undefined);
}
