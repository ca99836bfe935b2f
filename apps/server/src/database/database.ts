import type { Kysely, Transaction } from "kysely";
import type { Pool } from "pg";
import type { Schema } from "./schema.ts";

/** A transaction, which reads and writes. */
export type Tx = Transaction<Schema>;

/** Reads, inside or outside a transaction. */
export type Reader = Pick<Kysely<Schema>, "selectFrom">;

export interface TransactOptions {
  /** Milliseconds after which a transaction that keeps colliding fails with `DatabaseBusy`; defaults to 5000. */
  readonly timeoutMs?: number | undefined;
}

/** The use of a pool of connections. */
export interface ConnectionUse {
  readonly name: "read" | "search" | "write";
  readonly busy: number;
  readonly idle: number;
  /** How many requests wait for a connection. */
  readonly waiting: number;
}

interface Shared {
  /** Reads outside transactions. On SQLite a write through it fails. */
  readonly read: Kysely<Schema>;
  /**
   * Runs work in a serialisable transaction. The work may run more than once, so it must have no other effects. Throws `DatabaseBusy`
   * after the timeout.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactOptions): Promise<Result>;
  /** Changes the schema, for migrations. */
  administer<Result>(work: (database: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** The current use of the connections. */
  connections(): readonly ConnectionUse[];
  close(): Promise<void>;
}

export interface SqliteDatabase extends Shared {
  readonly kind: "sqlite";
  /** Path of the database file. */
  readonly path: string;
}

export interface PostgresDatabase extends Shared {
  readonly kind: "postgres";
  /** For statements that are not built: any reads, and those of the search's index. */
  readonly pools: { readonly read: Pool; readonly search: Pool };
}

/** The shop's database, embedded or PostgreSQL, with the same schema and queries. */
export type Database = SqliteDatabase | PostgresDatabase;
