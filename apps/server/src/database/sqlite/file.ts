import Sqlite from "better-sqlite3";

/** How long a statement that reads may block this process while another process has the file. */
const BUSY_TIMEOUT_MS = 25;

const MAPPED_BYTES = 268_435_456;

/**
 * Opens the connection that writes: WAL, every commit on disk before it is acknowledged, foreign keys checked. It does not block while
 * another process writes: many who wait would block one after the other, so they sleep in `transact` instead.
 */
export function openWriter(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma("journal_mode = WAL");
  connection.pragma("busy_timeout = 0");
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("temp_store = MEMORY");
  connection.pragma("cache_size = -32000");
  return connection;
}

/** How connections read. */
export interface Reading {
  /** Whether the file is mapped into memory, which is faster and counts as the process's own; it is unless told. */
  readonly isMapped?: boolean;
}

/** Opens a connection that reads; a write through it fails. */
export function openReader(path: string, { isMapped = true }: Reading = {}): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma("query_only = ON");
  connection.pragma("temp_store = MEMORY");
  connection.pragma("cache_size = -64000");
  connection.pragma(`mmap_size = ${isMapped ? MAPPED_BYTES : 0}`);
  return connection;
}
