import type { DatabaseConnection, Driver, TransactionSettings } from "kysely";
import { CompiledQuery } from "kysely";
import type { ConnectionUse } from "../database.ts";
import type { SqliteConnection } from "./connection.ts";

/** Hands out connections one by one; who finds none free waits in line. */
export class ConnectionLine {
  readonly #count: number;
  readonly #free: SqliteConnection[];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];

  constructor(connections: readonly SqliteConnection[]) {
    this.#count = connections.length;
    this.#free = [...connections];
  }

  /** What the connections do at this moment. */
  get use(): Omit<ConnectionUse, "name"> {
    const idle = this.#free.length;
    return { busy: this.#count - idle, idle, waiting: this.#waiting.length };
  }

  async take(): Promise<SqliteConnection> {
    const free = this.#free.pop();
    return free ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  giveBack(connection: SqliteConnection): void {
    const next = this.#waiting.shift();
    if (next) {
      next(connection);
    } else {
      this.#free.push(connection);
    }
  }
}

/**
 * Kysely's driver for one line of connections. A writer begins IMMEDIATE, so that a transaction that reads and then writes never
 * finds that somebody else wrote in between; a reader begins deferred and sees one snapshot.
 */
export class SqliteDriver implements Driver {
  readonly #line: ConnectionLine;

  constructor(line: ConnectionLine) {
    this.#line = line;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#line.take();
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

  /** A statement that failed for want of space or memory has already ended the transaction. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if ((connection as SqliteConnection).sqlite.inTransaction) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#line.giveBack(connection as SqliteConnection);
  }

  async destroy(): Promise<void> {}
}
