import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { copyFile, open } from "node:fs/promises";
import { join } from "node:path";

/** Where customers' files lie in the data folder, and in a backup. */
export const UPLOADS_FOLDER = "uploads";
/** Only the server's own account reads them. */
export const MODE = 0o700;

/** A command cannot do what it was asked for; the message says what to do. */
export class WrongRequest extends Error {}

/** Copies customers' files that are not there yet; none of them ever changes. One that is removed meanwhile is passed over. */
export async function copyUploads(from: string, to: string): Promise<void> {
  const places = { from: join(from, UPLOADS_FOLDER), to: join(to, UPLOADS_FOLDER) };
  if (!existsSync(places.from)) return;
  mkdirSync(places.to, { recursive: true, mode: MODE });
  for (const name of readdirSync(places.from)) {
    if (name.endsWith(".part") || existsSync(join(places.to, name))) continue;
    await copyFile(join(places.from, name), join(places.to, name)).catch((failure: unknown) => {
      if (existsSync(join(places.from, name))) throw failure;
    });
  }
}

/** Has everything in a folder on the disk itself before it counts. */
export async function settle(folder: string): Promise<void> {
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
