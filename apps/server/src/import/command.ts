import { existsSync, statSync, writeFileSync } from "node:fs";
import { BATCH_COLUMNS, BATCH_TABLE } from "@reagent/domain/batch-columns";
import { CATALOGUE_COLUMNS, CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import { CUSTOMER_COLUMNS, CUSTOMER_TABLE } from "@reagent/domain/customer-columns";
import { DISCOUNT_COLUMNS, DISCOUNT_TABLE } from "@reagent/domain/discount-file";
import { GIFT_COLUMNS, GIFT_TABLE } from "@reagent/domain/gift-columns";
import { INSTRUMENT_COLUMNS, INSTRUMENT_TABLE } from "@reagent/domain/instrument-columns";
import { SPECTRUM_COLUMNS, SPECTRUM_TABLE } from "@reagent/domain/spectrum-columns";
import type { TableColumns } from "@reagent/domain/table-columns";
import { setThreadNiceness } from "../basics/thread-priority.ts";
import { connect } from "../database/connection.ts";
import { IndexSuperseded } from "../database/search-tables.ts";
import { openFilesAt } from "../ports/files/open.ts";
import {
  CommandError,
  openProgram,
  pathFromCaller,
  printLines,
  runCommandLine,
} from "../settings/command-line.ts";
import { readSettings } from "../settings/settings.ts";
import { addContentImport } from "./content/command.ts";
import { counted, importFile, type Printed, shown } from "./file-kinds.ts";
import { type FolderReport, importFolder } from "./import-folder.ts";
import type { ImportProgress } from "./import.ts";
import { LoadSuperseded } from "./load/staging.ts";
import { problemLine } from "./problem-line.ts";
import { ProgressLines } from "./progress.ts";
import {
  batchTemplateText,
  customerTemplateText,
  discountTemplateText,
  giftTemplateText,
  instrumentTemplateText,
  spectrumTemplateText,
  templateText,
} from "./template.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const PROBLEMS_SHOWN = 200;

const listed = <Name extends string>(
  columns: readonly { readonly name: Name; readonly chinese: string }[],
  { required }: TableColumns<Name>,
) =>
  columns
    .map(
      ({ name, chinese }) =>
        `  ${name.padEnd(22)}${required.includes(name) ? "* " : "  "}${chinese}`,
    )
    .join("\n");

const columns = `
One row is one pack; rows with the same item code form one item. Columns can be in any order, named in English or Chinese
(* is required). Known items and packs keep what the file has no column for; new ones need name_zh and list_price. In place of
item_code and pack, a file can have product_code (产品编号) with codes of packs that the shop has. docs/import.md describes each.

${listed(CATALOGUE_COLUMNS, CATALOGUE_TABLE)}

A file with the column gift_code has the gifts of the orchard, one in each row. It changes gifts only, as the options above say for
goods. Pictures are SVG, PNG, JPEG or WebP files in the folder of the file.

${listed(GIFT_COLUMNS, GIFT_TABLE)}

A file with the column batch_code has batches with the results on their certificates of analysis, one test in each row. It changes
batches only.

${listed(BATCH_COLUMNS, BATCH_TABLE)}

A file with the columns spectrum and file (or peaks) has spectra of items: PDF or JCAMP-DX files in its folder, or lists of peaks.

${listed(SPECTRUM_COLUMNS, SPECTRUM_TABLE)}

A file with the columns instrument_code and sku_code has instruments and consumables, one SKU in each row. It changes these only.

${listed(INSTRUMENT_COLUMNS, INSTRUMENT_TABLE)}

A file with the column customer_group or customer has discounts in percent and agreed unit prices, each of a group or of one customer
(the e-mail address), on an item or on one pack, always or for a period. It changes the groups and customers of the file.

${listed(DISCOUNT_COLUMNS, DISCOUNT_TABLE)}

A file with the column email has customers, with an address in each row. Existing accounts are changed only by the columns of the file.

${listed(CUSTOMER_COLUMNS, CUSTOMER_TABLE)}`;

const program = openProgram("import")
  .enablePositionalOptions()
  .description(
    "Imports goods, instruments, batches, spectra, discounts, gifts or customers from a CSV or TSV file, or all files of a folder, into the shop, also while it is running. What is not in the file stays.",
  )
  .argument(
    "<FILE | FOLDER>",
    "the file of goods, instruments, batches, spectra, discounts, gifts or customers, or a folder with such files and a folder content",
  )
  .option(
    "--replace",
    "makes the catalogue exactly what the file has; everything else, such as the demo, is deleted",
  )
  .option("--prune", "removes the packs of the file's items that the file does not have")
  .option("--check", "only says what is wrong with the file, and what would change")
  .option(
    "--strict",
    "changes nothing if any row is invalid; otherwise invalid rows are skipped and reported",
  )
  .option("--report <FILE>", "writes all problems to a file as well")
  .option("--template", "writes a file of goods to start with: every column, and two example rows")
  .option(
    "--gift-template",
    "writes a file of gifts to start with: every column, and two example rows",
  )
  .option(
    "--batch-template",
    "writes a file of batches to start with: every column, and two example rows",
  )
  .option(
    "--spectrum-template",
    "writes a file of spectra to start with: every column, and an example row",
  )
  .option(
    "--instrument-template",
    "writes a file of instruments to start with: every column, and two example rows",
  )
  .option(
    "--discount-template",
    "writes a file of discounts to start with: every column, and three example rows",
  )
  .option(
    "--customer-template",
    "writes a file of customers to start with: every column, and three example rows",
  )
  .addHelpText("after", columns)
  .action(run);
addContentImport(program);

await runCommandLine(() => program.parseAsync(), [UnreadableFile, LoadSuperseded, IndexSuperseded]);

interface Asked {
  readonly replace?: boolean | undefined;
  readonly prune?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly strict?: boolean | undefined;
  readonly report?: string | undefined;
  readonly template?: boolean | undefined;
  readonly giftTemplate?: boolean | undefined;
  readonly batchTemplate?: boolean | undefined;
  readonly instrumentTemplate?: boolean | undefined;
  readonly discountTemplate?: boolean | undefined;
  readonly customerTemplate?: boolean | undefined;
  readonly spectrumTemplate?: boolean | undefined;
}

async function run(file: string, asked: Asked): Promise<void> {
  const path = pathFromCaller(file);
  if (asked.template) return writeTemplate(path, templateText());
  if (asked.giftTemplate) return writeTemplate(path, giftTemplateText());
  if (asked.batchTemplate) return writeTemplate(path, batchTemplateText());
  if (asked.instrumentTemplate) return writeTemplate(path, instrumentTemplateText());
  if (asked.discountTemplate) return writeTemplate(path, discountTemplateText());
  if (asked.customerTemplate) return writeTemplate(path, customerTemplateText());
  if (asked.spectrumTemplate) return writeTemplate(path, spectrumTemplateText());
  if (!existsSync(path)) throw new CommandError(`There is no such file or folder: ${path}`);
  const settings = readSettings(process.env);
  setThreadNiceness(settings.threadNiceness);
  const database = await connect(settings.database, { isMapped: false, use: "command" });
  try {
    const startedAt = performance.now();
    const options = {
      replaces: asked.replace === true,
      prunes: asked.prune === true,
      isStrict: asked.strict === true,
      isCheck: asked.check === true,
    };
    const files = await openFilesAt(settings.files);
    const stores = { database, files };
    const withProgress = { ...options, onProgress: progress() };
    const done = () =>
      options.isCheck
        ? "Checked, nothing was changed"
        : `Loaded into the shop in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
    if (statSync(path).isDirectory())
      printFolder(
        await importFolder(stores, path, { ...options, absentParts: settings.absentParts }),
        asked.report,
        done(),
      );
    else printReport(await importFile(stores, path, withProgress), asked.report, done());
  } finally {
    await database.close();
  }
}

function writeTemplate(path: string, text: string): void {
  if (existsSync(path)) throw new CommandError(`${path} exists already; name another file.`);
  writeFileSync(path, text);
  console.log(`${path} has every column and example rows.`);
}

function progress(): ImportProgress {
  const lines = new ProgressLines();
  return (step, count, total) => {
    const line = lines.line(step, count, total, performance.now());
    if (line !== undefined) console.log(line);
  };
}

/** Says what each file of a folder has, and what is wrong with it; one line at the end says what was done. */
function printFolder(
  { files, content, isDone }: FolderReport,
  reportFile: string | undefined,
  done: string,
): void {
  const lines = files.flatMap(({ file, ...report }) =>
    report.problems
      .toSorted((one, other) => one.line - other.line)
      .map((problem) => `${file}, ${problemLine(problem, report)}`),
  );
  const all = [...lines, ...(content?.wrong ?? [])];
  if (reportFile !== undefined) writeFileSync(pathFromCaller(reportFile), `${all.join("\n")}\n`);
  printProblems(all, reportFile);
  for (const { file, loaded, others, rows, badRows, unknownColumns } of files) {
    const left = badRows === 0 ? "" : ` ${shown(badRows)} of ${shown(rows)} rows are invalid.`;
    printLines([`${file}: ${loaded}.${left}`]);
    if (unknownColumns.length > 0)
      printLines([`${file}: unknown columns, which are ignored: ${unknownColumns.join(", ")}.`]);
    if (others !== undefined) printLines([`${file}: ${others}`]);
  }
  if (content)
    console.log(
      `content: ${shown(content.entries)} ${content.entries === 1 ? "entry" : "entries"}.`,
    );
  printLines((content?.hidden ?? []).map((line) => `content: ${line}`));
  if (!isDone) process.exitCode = 1;
  console.log(
    isDone
      ? `${done}: ${counted(files.length, "file")}${content ? " and the content" : ""}.`
      : "Nothing was changed: every file needs a valid row, with --strict no problem, and the content no wrong file.",
  );
}

function printProblems(lines: readonly string[], reportFile: string | undefined): void {
  printLines(lines.slice(0, PROBLEMS_SHOWN));
  if (lines.length <= PROBLEMS_SHOWN) return;
  const rest = `… and ${shown(lines.length - PROBLEMS_SHOWN)} more problems`;
  console.log(reportFile === undefined ? `${rest}; --report FILE writes all of them.` : `${rest}.`);
}

function printReport(report: Printed, reportFile: string | undefined, done: string): void {
  const { rows, badRows, problems, loaded, others, unknownColumns, isDone } = report;
  const lines = problems
    .toSorted((one, other) => one.line - other.line)
    .map((problem) => problemLine(problem, report));
  if (reportFile !== undefined) writeFileSync(pathFromCaller(reportFile), `${lines.join("\n")}\n`);
  printProblems(lines, reportFile);
  if (unknownColumns.length > 0) {
    printLines([`Unknown columns, which were ignored: ${unknownColumns.join(", ")}.`]);
  }
  if (!isDone) {
    process.exitCode = 1;
    const why =
      rows === badRows
        ? "no row is valid"
        : `${shown(badRows)} of ${shown(rows)} rows are invalid, with ${counted(problems.length, "problem")}`;
    return console.log(`Nothing was changed: ${why}.`);
  }
  const left = badRows === 0 ? "" : ` ${shown(badRows)} of ${shown(rows)} rows were skipped.`;
  console.log(`${done}: ${loaded}.${left}`);
  if (others !== undefined) printLines([others]);
}
