import { existsSync, writeFileSync } from "node:fs";
import { CATALOGUE_COLUMNS, REQUIRED_COLUMNS } from "@reagent/domain/catalogue-columns";
import {
  CommandError,
  parseArguments,
  pathFromCaller,
  runCommandLine,
} from "../../command-line.ts";
import { connect } from "../../database/connection.ts";
import { IndexSuperseded } from "../../search/tables.ts";
import { readSettings } from "../../settings.ts";
import { LoadSuperseded } from "../staging.ts";
import { importCatalogue } from "./import.ts";
import type { ImportOptions, ImportReport } from "./import.ts";
import type { Problem } from "./problems.ts";
import { templateText } from "./template.ts";
import { UnreadableFile } from "./text.ts";

const PROBLEMS_SHOWN = 200;
const PROGRESS_INTERVAL_MS = 1000;

const columns = CATALOGUE_COLUMNS.map(
  ({ name, chinese }) =>
    `  ${name.padEnd(22)}${REQUIRED_COLUMNS.includes(name) ? "* " : "  "}${chinese}`,
).join("\n");

const help = `Imports goods from a CSV or TSV file into the shop, also while it is running.

  import FILE                 adds the file's items; those with a known item code are replaced, all others stay
  import FILE --replace       makes the catalogue exactly what the file has; everything else, such as the demo, is deleted
  import FILE --strict        changes nothing if any row is invalid; otherwise invalid rows are skipped and reported
  import FILE --report FILE   writes all problems to a file as well
  import FILE --template      writes a file to start with: every column, and two example rows

One row is one pack; rows with the same item code form one item. Columns can be in any order, named in English or Chinese
(* is required). docs/import.md describes each.

${columns}
`;

await runCommandLine(
  () => run(process.argv.slice(2)),
  [UnreadableFile, LoadSuperseded, IndexSuperseded],
);

async function run(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h", default: false },
      replace: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      template: { type: "boolean", default: false },
      report: { type: "string" },
    },
  });
  const [file] = positionals;
  if (values.help) return console.log(help);
  if (file === undefined || positionals.length > 1) {
    throw new CommandError("Name one file: import FILE. See --help.");
  }
  const path = pathFromCaller(file);
  if (values.template) return writeTemplate(path);
  if (!existsSync(path)) throw new CommandError(`There is no such file: ${path}`);
  const settings = readSettings(process.env);
  const database = await connect(settings.database, { isMapped: false });
  try {
    const startedAt = performance.now();
    const report = await importCatalogue(database, path, {
      replaces: values.replace,
      isStrict: values.strict,
      onProgress: progress(),
    });
    printReport(report, values.report, (performance.now() - startedAt) / 1000);
  } finally {
    await database.close();
  }
}

function writeTemplate(path: string): void {
  if (existsSync(path)) throw new CommandError(`${path} exists already; name another file.`);
  writeFileSync(path, templateText());
  console.log(`${path} has every column and two example rows.`);
}

/** Prints the progress, at most once a second and whenever a step starts. */
function progress(): NonNullable<ImportOptions["onProgress"]> {
  const steps = {
    read: "rows read",
    written: "items prepared",
    indexed: "items prepared for the search",
    loaded: "",
    drawn: "items with their structures drawn",
  } as const;
  let printed = { step: "", at: 0 };
  return (step, count) => {
    if (printed.step === step && performance.now() - printed.at < PROGRESS_INTERVAL_MS) return;
    printed = { step, at: performance.now() };
    console.log(
      step === "loaded" ? "The goods are in the shop." : `${shown(count)} ${steps[step]}`,
    );
  };
}

function printReport(report: ImportReport, reportFile: string | undefined, seconds: number): void {
  const { rows, badRows, problems, items, packs, unknownColumns, isDone } = report;
  const lines = problems.toSorted((one, other) => one.line - other.line).map(lineOf);
  if (reportFile !== undefined) writeFileSync(pathFromCaller(reportFile), `${lines.join("\n")}\n`);
  for (const line of lines.slice(0, PROBLEMS_SHOWN)) console.log(line);
  if (lines.length > PROBLEMS_SHOWN) {
    const rest = `… and ${shown(lines.length - PROBLEMS_SHOWN)} more problems`;
    console.log(
      reportFile === undefined ? `${rest}; --report FILE writes all of them.` : `${rest}.`,
    );
  }
  if (unknownColumns.length > 0) {
    console.log(`Unknown columns, which were ignored: ${unknownColumns.join(", ")}.`);
  }
  if (!isDone) {
    process.exitCode = 1;
    const why =
      items === 0 ? "no row is valid" : `${shown(badRows)} of ${shown(rows)} rows are invalid`;
    return console.log(`Nothing was changed: ${why}.`);
  }
  const left = badRows === 0 ? "" : ` ${shown(badRows)} of ${shown(rows)} rows were skipped.`;
  console.log(
    `${shown(items)} items in ${shown(packs)} packs are in the shop, after ${seconds.toFixed(1)} s.${left}`,
  );
}

function lineOf({ line, column, reason }: Problem): string {
  return `line ${String(line)}${column === undefined ? "" : `, ${column}`}: ${reason}`;
}

function shown(count: number): string {
  return count.toLocaleString("en-US");
}
