import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import type { DatabasePlace } from "./connection.ts";
import { databaseCode } from "./failure.ts";

const LOCK_FILE = "server.lock";

/** Another server uses this folder. */
export class SecondServer extends Error {
  constructor(folder: string) {
    super(
      `Another server is already running on ${folder}. Stop it first, choose another folder with DATA_DIR, ` +
        "or set DATABASE_URL: several servers can share a PostgreSQL database.",
    );
    this.name = "SecondServer";
  }
}

/** Makes this process the only server on an embedded database; on PostgreSQL, any number may run. Throws `SecondServer`. */
export function lockFor(place: DatabasePlace): { release(): void } {
  if (place.kind === "postgres") return { release: () => {} };
  mkdirSync(place.folder, { recursive: true });
  return lockForServer(place.folder);
}

/**
 * Makes this process the only server on a folder until it ends. The lock is the operating system's, on a file of its own, so that a
 * crash releases it and commands can use the database meanwhile. Throws `SecondServer`.
 */
export function lockForServer(folder: string): { release(): void } {
  const holder = new Sqlite(join(folder, LOCK_FILE), { timeout: 0 });
  try {
    holder.exec("begin exclusive");
  } catch (failure) {
    holder.close();
    throw databaseCode(failure) === "SQLITE_BUSY" ? new SecondServer(folder) : failure;
  }
  return { release: () => holder.close() };
}
