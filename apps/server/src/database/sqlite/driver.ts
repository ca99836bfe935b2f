import type { DatabaseConnection, Driver, TransactionSettings } from "kysely";
import { CompiledQuery } from "kysely";
import type { ConnectionUse } from "../database.ts";
import type { SqliteConnection } from "./connection.ts";

/** The right to write, where several processes of a server share the file. */
export interface WriteTurn {
  take(): Promise<void>;
  end(): void;
}

/**
 * A pool of connections; requests wait in order while none is free. With a turn, its one connection is given within it. A turn
 * serves the requests that wait when it begins: another process gets its own however many keep coming.
 */
export class ConnectionPool {
  readonly #count: number;
  readonly #free: SqliteConnection[];
  readonly #waiting: ((connection: SqliteConnection) => void)[] = [];
  readonly #turn: WriteTurn | undefined;
  /** How many of the waiting requests the turn still serves. */
  #inTurn = 0;

  constructor(connections: readonly SqliteConnection[], turn?: WriteTurn) {
    this.#turn = turn;
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
    if (!free) return new Promise((resolve) => this.#waiting.push(resolve));
    await this.#takeTurn();
    return free;
  }

  release(connection: SqliteConnection): void {
    if (!this.#turn || this.#inTurn > 0) {
      this.#giveOn(connection);
      return;
    }
    this.#turn.end();
    if (this.#waiting.length > 0) void this.#takeTurn().then(() => this.#giveOn(connection));
    else this.#free.push(connection);
  }

  async #takeTurn(): Promise<void> {
    if (!this.#turn) return;
    await this.#turn.take();
    this.#inTurn = this.#waiting.length;
  }

  #giveOn(connection: SqliteConnection): void {
    const next = this.#waiting.shift();
    if (!next) {
      this.#free.push(connection);
      return;
    }
    this.#inTurn -= 1;
    next(connection);
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
