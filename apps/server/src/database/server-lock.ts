import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { databaseCode } from "./failure.ts";

const LOCK_FILE = "server.lock";

/** Another server already works on this folder. */
export class SecondServer extends Error {
  constructor(folder: string) {
    super(
      `Another server is already running on ${folder}. Stop it first, choose another folder with DATA_DIR, ` +
        "or set DATABASE_URL: on PostgreSQL several servers may stand side by side.",
    );
    this.name = "SecondServer";
  }
}

/**
 * Makes this process the only server on a folder until it ends. The lock is the operating system's, held on a small file of its own,
 * so it is gone after a crash, and commands that are not servers may work on the database meanwhile. Throws `SecondServer`.
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
