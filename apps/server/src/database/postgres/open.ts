import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { transactOn } from "../transact.ts";
import { preparing } from "./prepared-statements.ts";

/**
 * The most connections for each use; docs/operations.md adds them up. Few transactions at the same time: the more there are, the more of
 * them collide and have to be repeated.
 */
export const CONNECTIONS = {
  server: { read: 6, search: 2, write: 4 },
  command: { read: 2, search: 2, write: 2 },
  thread: { read: 1, search: 2, write: 1 },
} as const;
/**
 * Settings of the connections that read the index of the search. For common tokens the planner would compare the tokens of every row, which
 * it takes to be as cheap as comparing numbers, and which is a hundred times slower; so it would where the memory for the places of all
 * matches is too small.
 */
const OF_SEARCH = "set enable_seqscan = off; set work_mem = '32MB'";
/** To change the schema; they are closed when they are idle. */
export const ADMINISTERING = 2;
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Ends the transactions of a server whose machine has died, so that their locks are released. */
const IDLE_TIMEOUT = "60s";
/** A new connection knows neither tables nor plans, so that its first statements take tens of milliseconds. */
const KEPT_IDLE_MS = 5 * 60_000;
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
    search: poolOf(url, CONNECTIONS[use].search, statementMs, [OF_SEARCH]),
    write: poolOf(url, CONNECTIONS[use].write, statementMs),
  };
  const read = kyselyOver(pools.read);
  const write = kyselyOver(pools.write);
  const administering = kyselyOver(poolOf(url, ADMINISTERING, 0));
  return {
    kind: "postgres",
    pools,
    read,
    transact: (work, { timeoutMs = options.transactMs } = {}) =>
      transactOn(write, work, { timeoutMs }),
    administer: (work) => work(administering),
    connections: () => [
      { name: "read", ...useOf(pools.read) },
      { name: "search", ...useOf(pools.search) },
      { name: "write", ...useOf(pools.write) },
    ],
    close: async () => {
      await Promise.all([
        read.destroy(),
        pools.search.end(),
        write.destroy(),
        administering.destroy(),
      ]);
    },
  };
}

function poolOf(
  url: string,
  connections: number,
  statementMs: number,
  settings: readonly string[] = [],
): pg.Pool {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: KEPT_IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    types,
    // The pool awaits it before it gives the connection out, which its type does not say.
    onConnect: ((client) => prepare(client, statementMs, settings)) as pg.PoolConfig["onConnect"],
  });
  // The pool replaces a broken connection; without listeners its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

const kyselyOver = (pool: pg.Pool) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

const useOf = ({ totalCount, idleCount: idle, waitingCount: waiting }: pg.Pool) => ({
  busy: totalCount - idle,
  idle,
  waiting,
});

/** Failures are ignored: not every engine has the settings, and the next query reports a broken connection. */
async function prepare(
  client: pg.ClientBase,
  statementMs: number,
  settings: readonly string[],
): Promise<void> {
  const timeouts = `set idle_in_transaction_session_timeout = '${IDLE_TIMEOUT}'; set statement_timeout = ${statementMs}`;
  for (const text of [timeouts, ...settings]) await client.query(text).catch(() => undefined);
}
