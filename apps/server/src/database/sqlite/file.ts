import Sqlite from "better-sqlite3";

/** How long a reading statement may block this process while another process has the file. */
const BUSY_TIMEOUT_MS = 25;

const MAPPED_BYTES = 268_435_456;

/**
 * Opens the writing connection: WAL, every commit synced to disk, foreign keys checked. It does not block while another process writes:
 * waiting happens in `transact`, which does not block the process.
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

export interface ReadOptions {
  /** Whether the file is mapped into memory, which is faster but counts as memory of the process; defaults to true. */
  readonly isMapped?: boolean;
}

/** Opens a reading connection; a write through it fails. */
export function openReader(path: string, { isMapped = true }: ReadOptions = {}): Sqlite.Database {
  const connection = new Sqlite(path, { timeout: BUSY_TIMEOUT_MS });
  connection.pragma("query_only = ON");
  connection.pragma("temp_store = MEMORY");
  connection.pragma("cache_size = -64000");
  connection.pragma(`mmap_size = ${isMapped ? MAPPED_BYTES : 0}`);
  return connection;
}
