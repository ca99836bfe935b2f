import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { LAST_BACKUP_FILE } from "../metrics/condition.ts";
import { CommandError } from "../settings/command-line.ts";
import { contentsOf, type Contents } from "./contents.ts";
import { copyUploads, FOLDER_MODE, syncFolder } from "./shop-folder.ts";

/** More pages than any database has. */
const ALL_PAGES = 0x7fff_ffff;
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Copies the embedded database of a data folder, and customers' files, into a new folder, while a server runs. The copy is the state of
 * one instant. The new folder is complete or absent. A file in the data folder keeps the
 * time for the metrics. Throws `CommandError`.
 */
export async function backUp(dataFolder: string, folder: string): Promise<Contents> {
  if (!existsSync(join(dataFolder, DATABASE_FILE))) {
    throw new CommandError(`There is no shop in ${dataFolder}; set DATA_DIR.`);
  }
  if (existsSync(folder)) {
    throw new CommandError(`${folder} exists already; name a new folder.`);
  }
  const part = join(dirname(folder), `.${basename(folder)}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: FOLDER_MODE });
  try {
    // A file is written before its row and removed after it. So files are copied before the rows, to have those that are removed
    // meanwhile, and after them, to have new ones.
    await copyUploads(dataFolder, part);
    await copyDatabase(join(dataFolder, DATABASE_FILE), join(part, DATABASE_FILE));
    await copyUploads(dataFolder, part);
    const contents = contentsOf(part);
    await syncFolder(part);
    renameSync(part, folder);
    writeFileSync(join(dataFolder, LAST_BACKUP_FILE), "");
    return contents;
  } catch (failure) {
    rmSync(part, { recursive: true, force: true });
    throw failure;
  }
}

/** Copies all pages in one step, so that the copy is consistent; other connections can write during it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { timeout: BUSY_TIMEOUT_MS, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
}
