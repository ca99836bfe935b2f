import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { databaseCode } from "../database/failure.ts";
import { lockForServer } from "../database/server-lock.ts";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { UPLOADS_FOLDER } from "../ports/files/files.ts";
import { CommandError } from "../settings/command-line.ts";
import { contentsOf, type Contents } from "./contents.ts";
import { copyUploads, FOLDER_MODE, syncFolder } from "./shop-folder.ts";

const PART_FOLDER = "restore.part";

/**
 * Restores a backup into a data folder. An existing shop is replaced only with `replaces`, after the backup was copied and checked,
 * and never while a server or a command uses it. Throws `CommandError` and `SecondServer`.
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
        throw new CommandError(
          `${dataFolder} has a shop already; --replace deletes it and restores the backup.`,
        );
      }
      expectUnused(database);
    }
    if (!existsSync(join(backup, DATABASE_FILE))) {
      throw new CommandError(`${backup} is not a backup: it has no ${DATABASE_FILE}.`);
    }
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { mode: FOLDER_MODE });
    await copyFile(join(backup, DATABASE_FILE), join(part, DATABASE_FILE));
    await copyUploads(backup, part);
    const contents = contentsOf(part);
    await syncFolder(part);
    replaceData(part, dataFolder);
    await syncFolder(dataFolder);
    return contents;
  } finally {
    rmSync(part, { recursive: true, force: true });
    lock.release();
  }
}

/** Throws where another process has the database open: then it cannot be locked exclusively. */
function expectUnused(path: string): void {
  const database = new Sqlite(path, { timeout: 0 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive; commit");
  } catch (failure) {
    if (databaseCode(failure)?.startsWith("SQLITE_BUSY")) {
      throw new CommandError("Another command uses this shop's data; wait until it has ended.");
    }
    throw failure;
  } finally {
    database.close();
  }
}

/** Files are moved first, so that every row's file exists. */
function replaceData(part: string, dataFolder: string): void {
  const uploads = join(dataFolder, UPLOADS_FOLDER);
  rmSync(uploads, { recursive: true, force: true });
  if (existsSync(join(part, UPLOADS_FOLDER))) renameSync(join(part, UPLOADS_FOLDER), uploads);
  const database = join(dataFolder, DATABASE_FILE);
  for (const beside of ["-wal", "-shm"]) rmSync(`${database}${beside}`, { force: true });
  renameSync(join(part, DATABASE_FILE), database);
}
