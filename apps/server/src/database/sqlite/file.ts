import Sqlite from "better-sqlite3";

/** How long a statement may block this process while another process writes; longer waits are slept through in `transact`. */
const BUSY_TIMEOUT_MS = 25;

/** Opens the connection that writes: WAL, every commit on disk before it is acknowledged, foreign keys checked. */
export function openWriter(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("temp_store = MEMORY");
  connection.pragma("cache_size = -32000");
  return connection;
}

/** Opens a connection that reads; a write through it fails. */
export function openReader(path: string): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma("query_only = ON");
  connection.pragma("temp_store = MEMORY");
  connection.pragma("cache_size = -64000");
  connection.pragma("mmap_size = 268435456");
  return connection;
}
