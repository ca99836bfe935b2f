import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { DATABASE_FILE } from "../database/sqlite/open.ts";
import { contentsOf, type Contents } from "./contents.ts";
import { copyUploads, MODE, settle, WrongRequest } from "./shop-folder.ts";

/** More pages than a database has. */
const ALL_PAGES = 0x7fff_ffff;
const BUSY_TIMEOUT_MS = 10_000;

/**
 * Copies the embedded database of a data folder, and customers' files, into a new folder, while a server serves: all as it stood at
 * one moment after this was called. The new folder is there whole or not at all. Throws `WrongRequest`.
 */
export async function backUp(dataFolder: string, folder: string): Promise<Contents> {
  if (!existsSync(join(dataFolder, DATABASE_FILE))) {
    throw new WrongRequest(`No shop keeps its data in ${dataFolder}; say where by DATA_DIR.`);
  }
  if (existsSync(folder)) {
    throw new WrongRequest(`${folder} is there already; name a new folder.`);
  }
  const part = join(dirname(folder), `.${basename(folder)}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: MODE });
  try {
    // What a row speaks of lies among the files before the row is there; so files are copied before the rows, for what is removed
    // meanwhile, and after them, for what is new.
    await copyUploads(dataFolder, part);
    await copyDatabase(join(dataFolder, DATABASE_FILE), join(part, DATABASE_FILE));
    await copyUploads(dataFolder, part);
    const contents = contentsOf(part);
    await settle(part);
    renameSync(part, folder);
    return contents;
  } catch (failure) {
    rmSync(part, { recursive: true, force: true });
    throw failure;
  }
}

/** In one step, so that it is one moment's, and page by page, so that it is the same to the last row. Others write meanwhile. */
async function copyDatabase(from: string, to: string): Promise<void> {
  const source = new Sqlite(from, { timeout: BUSY_TIMEOUT_MS, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
}
