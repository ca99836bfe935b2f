import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { databaseCode } from "../database/failure.ts";
import { lockForServer } from "../database/server-lock.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { contentsOf, type Contents } from "./contents.ts";
import { copyUploads, MODE, settle, UPLOADS_FOLDER, WrongRequest } from "./shop-folder.ts";

const PART_FOLDER = "restore.part";

/**
 * Puts a backup into a data folder. What stands there stays until the backup has been copied and found whole; it is replaced only
 * where `replaces` says so, and never while a server or a command works on it. Throws `WrongRequest` and `SecondServer`.
 */
export async function restore(
  backup: string,
  dataFolder: string,
  { replaces }: { readonly replaces: boolean },
): Promise<Contents> {
  mkdirSync(dataFolder, { recursive: true });
  const lock = lockForServer(dataFolder);
  const part = join(dataFolder, PART_FOLDER);
  try {
    const database = join(dataFolder, DATABASE_FILE);
    if (existsSync(database)) {
      if (!replaces) {
        throw new WrongRequest(
          `${dataFolder} holds a shop already; --replace puts the backup in its place, and what is there is gone.`,
        );
      }
      expectUnused(database);
    }
    if (!existsSync(join(backup, DATABASE_FILE))) {
      throw new WrongRequest(`${backup} is no backup: it has no ${DATABASE_FILE}.`);
    }
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { mode: MODE });
    await copyFile(join(backup, DATABASE_FILE), join(part, DATABASE_FILE));
    await copyUploads(backup, part);
    const contents = contentsOf(part);
    await settle(part);
    takePlace(part, dataFolder);
    await settle(dataFolder);
    return contents;
  } finally {
    rmSync(part, { recursive: true, force: true });
    lock.release();
  }
}

/** A database that nobody else has open can be held alone. */
function expectUnused(path: string): void {
  const database = new Sqlite(path, { timeout: 0 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive; commit");
  } catch (failure) {
    if (databaseCode(failure)?.startsWith("SQLITE_BUSY")) {
      throw new WrongRequest("Another command works on this shop's data; wait until it has ended.");
    }
    throw failure;
  } finally {
    database.close();
  }
}

/** The files come first: a database never speaks of what is not there. */
function takePlace(part: string, dataFolder: string): void {
  const uploads = join(dataFolder, UPLOADS_FOLDER);
  rmSync(uploads, { recursive: true, force: true });
  if (existsSync(join(part, UPLOADS_FOLDER))) renameSync(join(part, UPLOADS_FOLDER), uploads);
  const database = join(dataFolder, DATABASE_FILE);
  for (const beside of ["-wal", "-shm"]) rmSync(`${database}${beside}`, { force: true });
  renameSync(join(part, DATABASE_FILE), database);
}
