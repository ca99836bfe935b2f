import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BATCH_COLUMNS, BATCH_TABLE } from "@reagent/domain/batch-columns";
import { CATALOGUE_COLUMNS, CATALOGUE_TABLE } from "@reagent/domain/catalogue-columns";
import { CUSTOMER_COLUMNS, CUSTOMER_TABLE } from "@reagent/domain/customer-columns";
import { DISCOUNT_COLUMNS, DISCOUNT_TABLE } from "@reagent/domain/discount-file";
import { GIFT_COLUMNS, GIFT_TABLE } from "@reagent/domain/gift-columns";
import { INSTRUMENT_COLUMNS, INSTRUMENT_TABLE } from "@reagent/domain/instrument-columns";
import { formatYuan, sum } from "@reagent/domain/money";
import { SPECTRUM_COLUMNS, SPECTRUM_TABLE } from "@reagent/domain/spectrum-columns";
import type { TableColumns } from "@reagent/domain/table-columns";
import { systemClock } from "../basics/clock.ts";
import { setThreadNiceness } from "../basics/thread-priority.ts";
import { connect } from "../database/connection.ts";
import type { Database } from "../database/database.ts";
import { IndexSuperseded } from "../database/search-tables.ts";
import { openFiles, UPLOADS_FOLDER } from "../ports/files/files.ts";
import {
  CommandError,
  openProgram,
  pathFromCaller,
  printLines,
  runCommandLine,
} from "../settings/command-line.ts";
import { readSettings } from "../settings/settings.ts";
import { addContentImport } from "./content/command.ts";
import { type BatchImportOptions, importBatches } from "./import-batches.ts";
import { importCustomers } from "./import-customers.ts";
import { type DiscountImportOptions, importDiscounts } from "./import-discounts.ts";
import { importGifts } from "./import-gifts.ts";
import type { GiftImportOptions } from "./import-gifts.ts";
import { importInstruments, type InstrumentImportOptions } from "./import-instruments.ts";
import { importSpectra, type SpectrumImportOptions } from "./import-spectra.ts";
import { importCatalogue } from "./import.ts";
import type {
  FileReport,
  ImportOptions,
  ImportProgress,
  ImportReport,
  ImportStores,
} from "./import.ts";
import { LoadSuperseded } from "./load/staging.ts";
import type { Problem } from "./problems.ts";
import { ProgressLines } from "./progress.ts";
import { columnsIn } from "./table.ts";
import {
  batchTemplateText,
  customerTemplateText,
  giftTemplateText,
  instrumentTemplateText,
  spectrumTemplateText,
  templateText,
} from "./template.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const PROBLEMS_SHOWN = 200;
const ITEMS_NAMED = 5;

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

A file with the column customer_group has the discounts of customer groups on items, in percent. It changes the groups of the file.

${listed(DISCOUNT_COLUMNS, DISCOUNT_TABLE)}

A file with the column email has customers, with an address in each row. Existing accounts are changed only by the columns of the file.

${listed(CUSTOMER_COLUMNS, CUSTOMER_TABLE)}`;

const program = openProgram("import")
  .enablePositionalOptions()
  .description(
    "Imports goods, instruments, batches, spectra, discounts, gifts or customers from a CSV or TSV file into the shop, also while it is running. What is not in the file stays.",
  )
  .argument(
    "<FILE>",
    "the file of goods, instruments, batches, spectra, discounts, gifts or customers",
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
  readonly customerTemplate?: boolean | undefined;
  readonly spectrumTemplate?: boolean | undefined;
}

async function run(file: string, asked: Asked): Promise<void> {
  const path = pathFromCaller(file);
  if (asked.template) return writeTemplate(path, templateText());
  if (asked.giftTemplate) return writeTemplate(path, giftTemplateText());
  if (asked.batchTemplate) return writeTemplate(path, batchTemplateText());
  if (asked.instrumentTemplate) return writeTemplate(path, instrumentTemplateText());
  if (asked.customerTemplate) return writeTemplate(path, customerTemplateText());
  if (asked.spectrumTemplate) return writeTemplate(path, spectrumTemplateText());
  if (!existsSync(path)) throw new CommandError(`There is no such file: ${path}`);
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
    const files = openFiles(join(settings.dataFolder, UPLOADS_FOLDER));
    const report = await imported({ database, files }, path, options);
    const seconds = (performance.now() - startedAt) / 1000;
    const done = options.isCheck
      ? "Checked, nothing was changed"
      : `Loaded into the shop in ${seconds.toFixed(1)} s`;
    printReport(report, asked.report, done);
  } finally {
    await database.close();
  }
}

/** What is printed about an import. */
interface Printed extends FileReport {
  /** What the file has: "3 items in 5 packs". */
  readonly loaded: string;
  /** What happens to goods of the shop that are not in the file. */
  readonly others?: string | undefined;
}

/** Imports a file, which has what its columns tell. */
async function imported(
  stores: ImportStores,
  path: string,
  options: ImportOptions,
): Promise<Printed> {
  const { database } = stores;
  if ((await columnsIn(path, CUSTOMER_TABLE)).has("email"))
    return customersImported(database, path, options);
  if ((await columnsIn(path, GIFT_TABLE)).has("gift_code"))
    return giftsImported(stores, path, options);
  const ofSpectra = await columnsIn(path, SPECTRUM_TABLE);
  if (ofSpectra.has("spectrum") && (ofSpectra.has("file") || ofSpectra.has("peaks")))
    return spectraImported(stores, path, options);
  if ((await columnsIn(path, BATCH_TABLE)).has("batch_code"))
    return batchesImported(stores, path, options);
  if ((await columnsIn(path, DISCOUNT_TABLE)).has("customer_group"))
    return discountsImported(database, path, options);
  if ((await columnsIn(path, INSTRUMENT_TABLE)).has("instrument_code"))
    return instrumentsImported(stores, path, options);
  return goodsImported(stores, path, options);
}

async function customersImported(
  database: Database,
  path: string,
  options: ImportOptions,
): Promise<Printed> {
  if (options.replaces)
    throw new CommandError("--replace deletes no customers: operator delete does, one by one.");
  const report = await importCustomers(database, path, { ...options, now: systemClock.now() });
  const { customers, newCustomers, addresses, balances } = report;
  const added = newCustomers === 0 ? "" : `, ${shown(newCustomers)} of them new`;
  const booked =
    balances.length === 0
      ? ""
      : `, and ${counted(balances.length, "opening balance")} of ${formatYuan(sum(balances))} RMB together`;
  return {
    ...report,
    loaded: `${counted(customers, "customer")}${added}, with ${shown(addresses)} new ${addresses === 1 ? "address" : "addresses"}${booked}`,
    others:
      newCustomers === 0
        ? undefined
        : "New accounts have no password: operator invite mails them the link to set one.",
  };
}

async function discountsImported(
  database: Database,
  path: string,
  options: DiscountImportOptions,
): Promise<Printed> {
  const report = await importDiscounts(database, path, options);
  return { ...report, loaded: counted(report.discounts, "discount") };
}

async function instrumentsImported(
  stores: ImportStores,
  path: string,
  options: InstrumentImportOptions,
): Promise<Printed> {
  const report = await importInstruments(stores, path, options);
  const { instruments, skus } = report;
  return { ...report, loaded: `${counted(instruments, "instrument")} in ${counted(skus, "SKU")}` };
}

async function spectraImported(
  stores: ImportStores,
  path: string,
  options: SpectrumImportOptions,
): Promise<Printed> {
  const report = await importSpectra(stores, path, options);
  const { spectra } = report;
  return { ...report, loaded: `${shown(spectra)} ${spectra === 1 ? "spectrum" : "spectra"}` };
}

async function batchesImported(
  stores: ImportStores,
  path: string,
  options: BatchImportOptions,
): Promise<Printed> {
  const report = await importBatches(stores, path, options);
  const { batches } = report;
  return { ...report, loaded: `${shown(batches)} ${batches === 1 ? "batch" : "batches"}` };
}

async function goodsImported(
  stores: ImportStores,
  path: string,
  options: ImportOptions,
): Promise<Printed> {
  const report = await importCatalogue(stores, path, { ...options, onProgress: progress() });
  const { items, packs, newItems } = report;
  const added = newItems === items || newItems === 0 ? "" : `, ${shown(newItems)} of them new`;
  return {
    ...report,
    loaded: `${counted(items, "item")}${added}, in ${counted(packs, "pack")}`,
    others: othersOf(report, options),
  };
}

/** Says which packs of the file's items are not in the file, and what becomes of them; undefined where there are none. */
function othersOf({ otherPacks }: ImportReport, { prunes }: ImportOptions): string | undefined {
  if (otherPacks.size === 0) return undefined;
  const count = [...otherPacks.values()].reduce((sum, each) => sum + each, 0);
  const codes = [...otherPacks.keys()];
  const named = codes.slice(0, ITEMS_NAMED).join(", ");
  const more = codes.length > ITEMS_NAMED ? " and others" : "";
  const fate = prunes ? "removed" : "kept; --prune removes them";
  return `Packs that are not in the file are ${fate}: ${shown(count)} of ${named}${more}.`;
}

async function giftsImported(
  stores: ImportStores,
  path: string,
  options: GiftImportOptions,
): Promise<Printed> {
  const report = await importGifts(stores, path, options);
  return { ...report, loaded: counted(report.gifts, "gift") };
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

function printReport(report: Printed, reportFile: string | undefined, done: string): void {
  const { rows, badRows, problems, loaded, others, unknownColumns, isDone } = report;
  const lines = problems.toSorted((one, other) => one.line - other.line).map(lineOf);
  if (reportFile !== undefined) writeFileSync(pathFromCaller(reportFile), `${lines.join("\n")}\n`);
  printLines(lines.slice(0, PROBLEMS_SHOWN));
  if (lines.length > PROBLEMS_SHOWN) {
    const rest = `… and ${shown(lines.length - PROBLEMS_SHOWN)} more problems`;
    console.log(
      reportFile === undefined ? `${rest}; --report FILE writes all of them.` : `${rest}.`,
    );
  }
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

function lineOf({ line, column, reason }: Problem): string {
  return `line ${String(line)}${column === undefined ? "" : `, ${column}`}: ${reason}`;
}

/** A count with its noun: "1 gift", "1,200 gifts". */
function counted(count: number, noun: string): string {
  return `${shown(count)} ${noun}${count === 1 ? "" : "s"}`;
}

function shown(count: number): string {
  return count.toLocaleString("en-US");
}
