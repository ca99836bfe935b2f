import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CATALOGUE_COLUMNS, REQUIRED_COLUMNS } from "@reagent/domain/catalogue-columns";
import { connect } from "../../database/connection.ts";
import { DatabaseBusy } from "../../database/transact.ts";
import { IndexOvertaken } from "../../search/tables.ts";
import { readSettings, WrongSettings } from "../../settings.ts";
import { LoadOvertaken } from "../staging.ts";
import { importCatalogue } from "./import.ts";
import type { ImportOptions, ImportReport } from "./import.ts";
import type { Problem } from "./problems.ts";
import { templateText } from "./template.ts";
import { UnreadableFile } from "./text.ts";

const PROBLEMS_SHOWN = 200;
const TELLING_MS = 1000;

const columns = CATALOGUE_COLUMNS.map(
  ({ name, chinese }) =>
    `  ${name.padEnd(22)}${REQUIRED_COLUMNS.includes(name) ? "* " : "  "}${chinese}`,
).join("\n");

const help = `Brings your own goods from a CSV or TSV file into the shop, while it may be open.

  import FILE                 adds the file's items; those with a known item code are replaced, all others stay
  import FILE --replace       makes the catalogue exactly what the file has: the demo, or whatever else was there, goes
  import FILE --strict        changes nothing where a row is bad; otherwise bad rows are left out and named
  import FILE --report FILE   writes every problem to a file as well
  import FILE --template      writes a file to begin with: every column, and two example rows

One row is one pack; rows with the same item code make one item. Columns may stand in any order, named in English or Chinese
(* is required). docs/import.md says what each holds.

${columns}
`;

/** Wrong arguments; the message says what to do. */
class WrongArguments extends Error {}

try {
  await run(process.argv.slice(2));
} catch (failure) {
  console.error(told(failure));
  process.exitCode = 1;
}

async function run(args: readonly string[]): Promise<void> {
  const { positionals, values } = parsed(args);
  const [file] = positionals;
  if (values.help) return console.log(help);
  if (file === undefined || positionals.length > 1) {
    throw new WrongArguments("Name one file: import FILE. --help tells more.");
  }
  if (values.template) return writeTemplate(placed(file));
  const settings = readSettings(process.env);
  const database = await connect(settings.database, { isMapped: false });
  try {
    const begun = performance.now();
    const report = await importCatalogue(database, placed(file), {
      replaces: values.replace,
      isStrict: values.strict,
      onProgress: progress(),
    });
    tell(report, values.report, (performance.now() - begun) / 1000);
  } finally {
    await database.close();
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
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
  } catch (failure) {
    throw new WrongArguments(failure instanceof Error ? failure.message : String(failure));
  }
}

/** Where a file is that is named from where the command was called; pnpm itself works at the root. */
function placed(file: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", file);
}

function writeTemplate(path: string): void {
  if (existsSync(path)) throw new WrongArguments(`${path} is there already; name another file.`);
  writeFileSync(path, templateText());
  console.log(`${path} has every column and two example rows.`);
}

/** Tells how far it is, at most once a second and whenever a step begins. */
function progress(): NonNullable<ImportOptions["onProgress"]> {
  const steps = {
    read: "rows read",
    written: "items prepared",
    indexed: "items prepared for the search",
    loaded: "",
    drawn: "items with their structures drawn",
  } as const;
  let said = { step: "", at: 0 };
  return (step, count) => {
    if (said.step === step && performance.now() - said.at < TELLING_MS) return;
    said = { step, at: performance.now() };
    console.log(
      step === "loaded" ? "The goods are in the shop." : `${shown(count)} ${steps[step]}`,
    );
  };
}

function tell(report: ImportReport, reportFile: string | undefined, seconds: number): void {
  const { rows, badRows, problems, items, packs, unknownColumns, isDone } = report;
  const lines = problems.toSorted((one, other) => one.line - other.line).map(lineOf);
  if (reportFile !== undefined) writeFileSync(placed(reportFile), `${lines.join("\n")}\n`);
  for (const line of lines.slice(0, PROBLEMS_SHOWN)) console.log(line);
  if (lines.length > PROBLEMS_SHOWN) {
    const rest = `… and ${shown(lines.length - PROBLEMS_SHOWN)} more problems`;
    console.log(reportFile === undefined ? `${rest}; --report FILE writes all.` : `${rest}.`);
  }
  if (unknownColumns.length > 0) {
    console.log(`Columns that are not known and were passed over: ${unknownColumns.join(", ")}.`);
  }
  if (!isDone) {
    process.exitCode = 1;
    const why = items === 0 ? "no row is good" : `${shown(badRows)} of ${shown(rows)} rows are bad`;
    return console.log(`Nothing was changed: ${why}.`);
  }
  const left = badRows === 0 ? "" : ` ${shown(badRows)} of ${shown(rows)} rows were left out.`;
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

/** Expected failures by their message alone. */
function told(failure: unknown): unknown {
  if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") {
    return `There is no such file: ${"path" in failure ? String(failure.path) : failure.message}`;
  }
  const expected = [
    WrongArguments,
    WrongSettings,
    UnreadableFile,
    LoadOvertaken,
    IndexOvertaken,
    DatabaseBusy,
  ];
  return failure instanceof Error && expected.some((kind) => failure instanceof kind)
    ? failure.message
    : failure;
}
