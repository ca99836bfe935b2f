import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { MailTransport, Message } from "./mail.ts";

const StoredMessage = v.object({
  at: v.string(),
  from: v.string(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});

/** A mail in the folder, with the time at which it was written. */
export type StoredMessage = v.InferOutput<typeof StoredMessage>;

const NAME = /^[\w-]+\.json$/u;

/** Writes each mail to a folder, as a JSON file that only its owner may read. A file is complete or absent. */
export function folderTransport(folder: string, from: string): MailTransport {
  return {
    send: async (message: Message) => {
      const at = new Date().toISOString();
      const name = `${at.replaceAll(/[:.]/gu, "-")}-${randomUUID().slice(0, 8)}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.part`);
      try {
        await writeFile(part, JSON.stringify({ at, from, ...message }, undefined, 2), {
          mode: 0o600,
        });
        await rename(part, join(folder, `${name}.json`));
      } catch (failure) {
        await rm(part, { force: true });
        throw failure;
      }
    },
    close: () => {},
  };
}

/** The mails of a folder, newest first, by the name of their file. */
export async function readFolder(
  folder: string,
  limit: number,
): Promise<ReadonlyMap<string, StoredMessage>> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .slice(0, limit);
  const messages = await Promise.all(
    newest.map(async (name) => {
      const read: unknown = JSON.parse(await readFile(join(folder, name), "utf8"));
      return [name, v.parse(StoredMessage, read)] as const;
    }),
  );
  return new Map(messages);
}
