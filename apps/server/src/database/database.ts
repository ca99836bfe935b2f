import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { Schema } from "./schema.ts";

/** What may be asked within a transaction. */
export type Tx = Transaction<Schema>;

/** Reads within a transaction or outside of one. */
export type Reader = Pick<Kysely<Schema>, "selectFrom">;

/** How long a transaction is tried. */
export interface TransactOptions {
  /** Milliseconds after which a transaction that keeps colliding gives up with `DatabaseBusy`; 5000 unless told. */
  readonly patienceMs?: number;
}

/** Connections that are handed out one by one. */
export interface ConnectionUse {
  readonly name: "read" | "write" | "all";
  readonly busy: number;
  readonly idle: number;
  /** How many wait for a connection. */
  readonly waiting: number;
}

interface Shared {
  /** Reads outside transactions. On SQLite a write through it fails. */
  readonly read: Kysely<Schema>;
  /**
   * Runs work in one serialisable transaction. The work may run more than once, so it must do nothing but ask the database.
   * Throws `DatabaseBusy` when it cannot be done in time.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  /** For migrations: schema changes outside `transact`. */
  administer<Result>(work: (database: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** What the connections do at this moment. */
  connections(): readonly ConnectionUse[];
  close(): Promise<void>;
}

export interface SqliteDatabase extends Shared {
  readonly kind: "sqlite";
  /** The database file. */
  readonly path: string;
}

export interface PostgresDatabase extends Shared {
  readonly kind: "postgres";
  readonly pool: Pool;
}

/** The shop's database, embedded or PostgreSQL; same schema and same queries on both. */
export type Database = SqliteDatabase | PostgresDatabase;
