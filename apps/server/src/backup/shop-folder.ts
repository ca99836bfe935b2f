import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { copyFile, open } from "node:fs/promises";
import { join } from "node:path";
import { UPLOADS_FOLDER } from "../ports/files/files.ts";

/** Only the server's own account has access. */
export const FOLDER_MODE = 0o700;

/** Copies customers' files that are missing in the target; files never change. A file that is deleted during the copy is skipped. */
export async function copyUploads(from: string, to: string): Promise<void> {
  const places = { from: join(from, UPLOADS_FOLDER), to: join(to, UPLOADS_FOLDER) };
  if (!existsSync(places.from)) return;
  mkdirSync(places.to, { recursive: true, mode: FOLDER_MODE });
  for (const name of readdirSync(places.from)) {
    if (name.endsWith(".part") || existsSync(join(places.to, name))) continue;
    await copyFile(join(places.from, name), join(places.to, name)).catch((failure: unknown) => {
      if (existsSync(join(places.from, name))) throw failure;
    });
  }
}

/** Syncs a folder and everything in it to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const within = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const path of [...within.map((name) => join(folder, name)), folder]) {
    const file = await open(path, "r");
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
