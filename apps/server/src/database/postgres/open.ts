import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";

/**
 * The most connections for each use; docs/operations.md adds them up. Few transactions at the same time: the more there are, the more of
 * them collide and have to be repeated.
 */
export const CONNECTIONS = {
  server: { read: 10, write: 4 },
  command: { read: 4, write: 2 },
  thread: { read: 2, write: 1 },
} as const;
/** To change the schema; they are closed when they are idle. */
export const ADMINISTERING = 2;
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Ends the transactions of a server whose machine has died, so that their locks are released. */
const IDLE_TIMEOUT = "60s";
const INT8 = 20;

export interface PostgresOptions {
  /** For how long a transaction that collides with others is repeated, in milliseconds. */
  readonly transactMs?: number | undefined;
  /** After how long PostgreSQL ends a statement, in milliseconds; 0, the default, is never. Changes of the schema have no limit. */
  readonly statementMs?: number | undefined;
  /** What the connections are for, which limits their number; a server by default. */
  readonly use?: keyof typeof CONNECTIONS | undefined;
}

/** Opens PostgreSQL, or an engine with its protocol, by connection URL. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { statementMs = 0, use = "server" } = options;
  const pools = {
    read: poolOf(url, CONNECTIONS[use].read, statementMs),
    write: poolOf(url, CONNECTIONS[use].write, statementMs),
  };
  const read = kyselyOver(pools.read);
  const write = kyselyOver(pools.write);
  const administering = kyselyOver(poolOf(url, ADMINISTERING, 0));
  return {
    kind: "postgres",
    pool: pools.read,
    read,
    transact: (work, { timeoutMs = options.transactMs } = {}) =>
      transactOn(write, work, { timeoutMs }),
    administer: (work) => work(administering),
    connections: () => [
      { name: "read", ...useOf(pools.read) },
      { name: "write", ...useOf(pools.write) },
    ],
    close: async () => {
      await Promise.all([read.destroy(), write.destroy(), administering.destroy()]);
    },
  };
}

function poolOf(url: string, connections: number, statementMs: number): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
    // The pool awaits it before it gives the connection out, which its type does not say.
    onConnect: ((client) => setTimeouts(client, statementMs)) as pg.PoolConfig["onConnect"],
  });
  // The pool replaces a broken connection; without listeners its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const kyselyOver = (pool: pg.Pool) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

const useOf = ({ totalCount, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({
  busy: totalCount - idle,
  idle,
  waiting,
});

/** Failures are ignored: not every engine has the settings, and the next query reports a broken connection. */
async function setTimeouts(client: pg.ClientBase, statementMs: number): Promise<void> {
  const settings = `set idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'; set statement_timeout = ${statementMs}`;
  await client.query(settings).catch(() => undefined);
}
