import { cpSync, existsSync, writeFileSync } from "node:fs";
import { connect } from "../../database/connection.ts";
import { openFilesAt } from "../../ports/files/open.ts";
import { CommandError, pathFromCaller, printLines } from "../../settings/command-line.ts";
import { readSettings } from "../../settings/settings.ts";
import { importContent } from "./import-content.ts";
import { shopAddresses } from "./shop-links.ts";
import { TEMPLATE } from "./template.ts";

const FILES_SHOWN = 200;

interface Options {
  readonly replace?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly template?: boolean | undefined;
  readonly report?: string | undefined;
}

/** Imports the content of a folder, or writes one, as `import content` says. */
export async function runContentImport(
  folder: string,
  { replace: replaces = false, check: isCheck = false, template, report }: Options,
): Promise<void> {
  const path = pathFromCaller(folder);
  if (template) return writeTemplate(path);
  if (!existsSync(path)) throw new CommandError(`There is no such folder: ${path}`);
  const settings = readSettings(process.env);
  const addresses = shopAddresses();
  const database = await connect(settings.database, {
    isMapped: false,
    use: "command",
  });
  try {
    const files = await openFilesAt(settings.files);
    const { verdicts, entries, hidden, isDone } = await importContent({ database, files }, path, {
      replaces,
      isCheck,
      addresses,
      absentParts: settings.absentParts,
    });
    const lines = verdicts.map(({ file, problems }) => `${file}: ${problems.join("; ") || "good"}`);
    if (report !== undefined) {
      writeFileSync(pathFromCaller(report), `${lines.join("\n")}\n`);
    }
    const wrong = lines.filter((_, at) => (verdicts[at]?.problems.length ?? 0) > 0);
    printLines(wrong.slice(0, FILES_SHOWN));
    if (wrong.length > FILES_SHOWN) console.log(`… and ${wrong.length - FILES_SHOWN} more`);
    if (!addresses)
      console.log("The shop is not built: links to its other pages were not checked.");
    printLines(hidden);
    if (isDone)
      return console.log(
        `${entries} entries of ${verdicts.length} files and rows are in the shop.`,
      );
    if (isCheck && wrong.length === 0 && entries > 0) {
      return console.log(`All ${verdicts.length} files and rows are good. Nothing was changed.`);
    }
    process.exitCode = 1;
    console.log(
      entries === 0 && wrong.length === 0
        ? "Nothing was changed: the folder has no Markdown files and none of the other files that --help names."
        : `Nothing was changed: ${wrong.length} of ${verdicts.length} files and rows are wrong.`,
    );
  } finally {
    await database.close();
  }
}

function writeTemplate(path: string): void {
  if (existsSync(path)) throw new CommandError(`${path} exists already; name another folder.`);
  cpSync(TEMPLATE, path, { recursive: true });
  console.log(`${path} has the demo's content. Change it, and import it with --replace.`);
}
