import { cpSync, existsSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CommandError, parseArguments, pathFromCaller, printLines } from "../command-line.ts";
import { connect } from "../database/connection.ts";
import { DEMO_CONTENT } from "../demo/content-folder.ts";
import { readSettings } from "../settings.ts";
import { importContent } from "./import-content.ts";
import { builtAddresses } from "./shop-links.ts";

/** The addresses of the built shop. */
const PAGES_FILE = fileURLToPath(new URL("../../../shop/dist/pages.json", import.meta.url));
const FILES_SHOWN = 200;

const help = `Imports the shop's own content from a folder of Markdown and CSV files, also while the shop is running.

  import content FOLDER                 adds the folder's entries; those with a known id are replaced, all others stay
  import content FOLDER --replace       makes the content exactly what the folder has
  import content FOLDER --check         says what is wrong with each file, and changes nothing
  import content FOLDER --report FILE   writes the verdict of every file and row to a file as well
  import content FOLDER --template      writes a folder to start with: the pages, articles, jobs and branches of the demo

Nothing is changed if any file or row is wrong. docs/import.md describes the files.
`;

/** Runs `import content`, with the arguments after these words. */
export async function runContentImport(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h", default: false },
      replace: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      template: { type: "boolean", default: false },
      report: { type: "string" },
    },
  });
  const [folder] = positionals;
  if (values.help) return console.log(help);
  if (folder === undefined || positionals.length > 1) {
    throw new CommandError("Name one folder: import content FOLDER. See import content --help.");
  }
  const path = pathFromCaller(folder);
  if (values.template) return writeTemplate(path);
  if (!existsSync(path)) throw new CommandError(`There is no such folder: ${path}`);
  const addresses = builtAddresses(PAGES_FILE);
  const database = await connect(readSettings(process.env).database, { isMapped: false });
  try {
    const { verdicts, entries, isDone } = await importContent(database, path, {
      replaces: values.replace,
      isCheck: values.check,
      addresses,
    });
    const lines = verdicts.map(({ file, problems }) => `${file}: ${problems.join("; ") || "good"}`);
    if (values.report !== undefined) {
      writeFileSync(pathFromCaller(values.report), `${lines.join("\n")}\n`);
    }
    const wrong = lines.filter((_, at) => (verdicts[at]?.problems.length ?? 0) > 0);
    printLines(wrong.slice(0, FILES_SHOWN));
    if (wrong.length > FILES_SHOWN) console.log(`… and ${wrong.length - FILES_SHOWN} more`);
    if (!addresses)
      console.log("The shop is not built: links to its other pages were not checked.");
    if (isDone)
      return console.log(
        `${entries} entries of ${verdicts.length} files and rows are in the shop.`,
      );
    if (values.check && wrong.length === 0 && entries > 0) {
      return console.log(`All ${verdicts.length} files and rows are good. Nothing was changed.`);
    }
    process.exitCode = 1;
    console.log(
      entries === 0 && wrong.length === 0
        ? "Nothing was changed: the folder has no Markdown files and no branches.csv."
        : `Nothing was changed: ${wrong.length} of ${verdicts.length} files and rows are wrong.`,
    );
  } finally {
    await database.close();
  }
}

function writeTemplate(path: string): void {
  if (existsSync(path)) throw new CommandError(`${path} exists already; name another folder.`);
  cpSync(DEMO_CONTENT, path, { recursive: true });
  console.log(`${path} has the demo's content. Change it, and import it with --replace.`);
}
