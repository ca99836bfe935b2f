import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { SecondServer } from "../database/server-lock.ts";
import { readSettings, WrongSettings } from "../settings.ts";
import { backUp } from "./backup.ts";
import type { Contents } from "./contents.ts";
import { restore } from "./restore.ts";
import { WrongRequest } from "./shop-folder.ts";

const help = {
  backup: `Copies the embedded database and customers' files into a new folder, while the shop is open.

  backup FOLDER

The folder is there whole or not at all, and can be moved, packed or copied like any other. DATA_DIR says where the shop's data is,
as it does for the shop. Not in it: mails in the folder outbox, and PERSONAL_DATA_KEY, without which ID numbers cannot be read.
`,
  restore: `Puts a backup into DATA_DIR, for a server that is then started there.

  restore FOLDER              into a DATA_DIR without a shop
  restore FOLDER --replace    in the place of the shop that is there, which is gone then

Refused while a server or another command works on DATA_DIR.
`,
} as const;

/** Runs a command by its arguments, and tells what came of it. */
export async function runCommand(name: keyof typeof help, args: readonly string[]): Promise<void> {
  try {
    console.log(await done(name, args));
  } catch (failure) {
    console.error(told(failure));
    process.exitCode = 1;
  }
}

async function done(name: keyof typeof help, args: readonly string[]): Promise<string> {
  const { positionals, values } = parsed(name, args);
  const [named] = positionals;
  if (values.help) return help[name];
  if (named === undefined || positionals.length > 1) {
    throw new WrongRequest(`Name one folder: ${name} FOLDER. --help tells more.`);
  }
  const { database, dataFolder } = readSettings(process.env);
  if (database.kind === "postgres") {
    throw new WrongRequest(
      `DATABASE_URL is set: PostgreSQL is backed up and restored with pg_dump and pg_restore; customers' files are in ${dataFolder}/uploads.`,
    );
  }
  // pnpm itself works at the root, wherever it was called.
  const folder = resolve(process.env["INIT_CWD"] ?? ".", named);
  if (name === "backup") return `${summary(await backUp(dataFolder, folder))} are in ${folder}.`;
  const contents = await restore(folder, dataFolder, { replaces: values.replace === true });
  return `${summary(contents)} are in ${dataFolder} again.`;
}

function parsed(name: keyof typeof help, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        ...(name === "restore" ? { replace: { type: "boolean" } } : {}),
      },
    });
  } catch (failure) {
    throw new WrongRequest(failure instanceof Error ? failure.message : String(failure));
  }
}

function summary({ customers, orders, files, missing }: Contents): string {
  const lost =
    missing.length > 0
      ? `, without ${missing.length} files that are lost: ${missing.join(", ")}`
      : "";
  return `${customers} customers, ${orders} orders and ${files} files${lost}`;
}

/** Expected failures by their message alone. */
function told(failure: unknown): unknown {
  const expected = [WrongRequest, WrongSettings, SecondServer];
  return failure instanceof Error && expected.some((kind) => failure instanceof kind)
    ? failure.message
    : failure;
}
