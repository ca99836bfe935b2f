import type { DatabaseConnection, Driver, TransactionSettings } from "kysely";
import { CompiledQuery } from "kysely";
import type { ConnectionUse } from "../database.ts";
import type { SqliteConnection } from "./connection.ts";

/** A pool of connections; requests wait in order while none is free. */
export class ConnectionPool {
  readonly #count: number;
  readonly #free: SqliteConnection[];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];

  constructor(connections: readonly SqliteConnection[]) {
    this.#count = connections.length;
    this.#free = [...connections];
  }

  /** The current use of the connections. */
  get use(): Omit<ConnectionUse, "name"> {
    const idle = this.#free.length;
    return { busy: this.#count - idle, idle, waiting: this.#waiting.length };
  }

  async acquire(): Promise<SqliteConnection> {
    const free = this.#free.pop();
    return free ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  release(connection: SqliteConnection): void {
    const next = this.#waiting.shift();
    if (next) next(connection);
    else this.#free.push(connection);
  }
}

/**
 * Kysely's driver for a pool of connections. A writer begins IMMEDIATE, so that no other process writes between its reads and its
 * writes; a reader begins deferred and sees one snapshot.
 */
export class SqliteDriver implements Driver {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#pool.acquire();
  }

  async beginTransaction(
    connection: DatabaseConnection,
    _settings: TransactionSettings,
  ): Promise<void> {
    const { isWriter } = connection as SqliteConnection;
    await connection.executeQuery(CompiledQuery.raw(isWriter ? "begin immediate" : "begin"));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("commit"));
  }

  /** A statement that failed for lack of space or memory has already ended the transaction. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if ((connection as SqliteConnection).sqlite.inTransaction) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#pool.release(connection as SqliteConnection);
  }

  async destroy(): Promise<void> {}
}
