import { CommandError, parseArguments, pathFromCaller, runCommandLine } from "../command-line.ts";
import { readSettings } from "../settings.ts";
import { backUp } from "./backup.ts";
import type { Contents } from "./contents.ts";
import { restore } from "./restore.ts";

const help = {
  backup: `Copies the embedded database and customers' files into a new folder, while the shop is running.

  backup FOLDER

The folder is complete or absent, and can be moved, packed or copied. DATA_DIR names the shop's data folder, as for the shop itself.
Not included: mails in the folder outbox, and PERSONAL_DATA_KEY, without which ID numbers cannot be read.
`,
  restore: `Restores a backup into DATA_DIR.

  restore FOLDER              into a DATA_DIR without a shop
  restore FOLDER --replace    replaces the shop in DATA_DIR, which is deleted

Refused while a server or another command uses DATA_DIR.
`,
} as const;

async function run(name: "backup" | "restore", args: string[]): Promise<string> {
  const { positionals, values } = parseArguments({
    args,
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      ...(name === "restore" ? { replace: { type: "boolean" } } : {}),
    },
  });
  const [named] = positionals;
  if (values.help) return help[name];
  if (named === undefined || positionals.length > 1) {
    throw new CommandError(`Name one folder: ${name} FOLDER. See --help.`);
  }
  const { database, dataFolder } = readSettings(process.env);
  if (database.kind === "postgres") {
    throw new CommandError(
      `DATABASE_URL is set: PostgreSQL is backed up and restored with pg_dump and pg_restore; customers' files are in ${dataFolder}/uploads.`,
    );
  }
  const folder = pathFromCaller(named);
  if (name === "backup") return `${summary(await backUp(dataFolder, folder))} are in ${folder}.`;
  const contents = await restore(folder, dataFolder, { replaces: values.replace === true });
  return `${summary(contents)} are in ${dataFolder} again.`;
}

function summary({ customers, orders, files, missing }: Contents): string {
  const lost =
    missing.length > 0
      ? `, without ${missing.length} files that are lost: ${missing.join(", ")}`
      : "";
  return `${customers} customers, ${orders} orders and ${files} files${lost}`;
}

const [name, ...args] = process.argv.slice(2);
await runCommandLine(async () =>
  console.log(await run(name === "restore" ? "restore" : "backup", args)),
);
