import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  readTaxInvoiceRow,
  TAX_INVOICE_TABLE,
  type TaxInvoiceRow,
} from "@reagent/domain/invoice-file";
import {
  type InvoiceFormat,
  invoiceFormatOf,
  isInvoiceFormat,
  LARGEST_INVOICE_FILE,
} from "@reagent/domain/invoice-format";
import { shownFileName } from "@reagent/domain/upload";
import type { Tx } from "../../database/database.ts";
import { judgeRows } from "../../import/judge-rows.ts";
import { cellProblem, type Problem } from "../../import/problems.ts";
import {
  recordTaxInvoice,
  type StoredInvoiceFile,
} from "../../ordering/orders/transitions/record-tax-invoice.ts";
import type { List } from "../list.ts";
import type { OperatorShop } from "../operator-shop.ts";
import { orderIdOf } from "../order.ts";
import { type RowWork, workThrough } from "../rows.ts";

/** How much of a file tells its format, in bytes. */
const BEGINNING = 1024;

/** A file of an invoice beside the table. */
interface GivenFile {
  readonly format: InvoiceFormat;
  readonly path: string;
  readonly fileName: string;
}

/** Records the tax office's invoices of a table, whose files are in its folder. Throws `UnreadableFile`. */
export async function invoiceFile(
  shop: Pick<OperatorShop, "database" | "files" | "now">,
  path: string,
  { isCheck, extent }: { readonly isCheck: boolean; readonly extent: "all" | "sent" },
): Promise<List> {
  const work: RowWork[] = [];
  const { problems } = await judgeRows(path, TAX_INVOICE_TABLE, async (line, written) => {
    const read = readTaxInvoiceRow(written);
    if (read.kind === "bad")
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    const given = read.row.fileNames.map((name): GivenFile => ({
      format: invoiceFormatOf(name) ?? "pdf",
      path: join(dirname(path), name),
      fileName: shownFileName(name),
    }));
    const found: Problem[] = [];
    for (const file of given) {
      const reason = await problemOf(file);
      if (reason !== undefined)
        found.push({ line, column: "file", reason: `"${file.fileName}" ${reason}` });
    }
    if (found.length === 0) work.push(rowWork(shop, { line, row: read.row, given, extent }));
    return found;
  });
  return workThrough(shop.database, work, { isCheck, problems });
}

async function problemOf({ format, path }: GivenFile): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return "is not in the folder of the table";
  if (found.size > LARGEST_INVOICE_FILE) return "is larger than 10 MB";
  const bytes = await readFile(path);
  const beginning = bytes.subarray(0, BEGINNING).toString("latin1");
  return isInvoiceFormat(format, beginning) ? undefined : `is not a file of the format ${format}`;
}

/** Files are stored before the rows that name them, and removed after these. */
function rowWork(
  { files, now }: Pick<OperatorShop, "files" | "now">,
  {
    line,
    row,
    given,
    extent,
  }: {
    readonly line: number;
    readonly row: TaxInvoiceRow;
    readonly given: readonly GivenFile[];
    readonly extent: "all" | "sent";
  },
): RowWork {
  const { orderCode, number, day, amount } = row;
  let stored: readonly StoredInvoiceFile[] = given.map((file) => ({ ...file, file: "" }));
  let replaced: readonly string[] = [];
  return {
    line,
    subject: orderCode,
    group: orderCode,
    prepare: async () => {
      const names: StoredInvoiceFile[] = [];
      for (const { format, path, fileName } of given)
        names.push({ format, fileName, file: await files.store(await readFile(path)) });
      stored = names;
    },
    run: async (tx: Tx) => {
      const orderId = await orderIdOf(tx, orderCode);
      const recorded = await recordTaxInvoice(
        tx,
        { orderId, extent, number, day, amount, files: stored },
        { now, language: "en" },
      );
      replaced = recorded.replaced;
      const { code, wasKnown } = recorded;
      if (wasKnown && stored.length === 0)
        return { state: "known", text: `was recorded before as ${code}` };
      return { state: "done", text: `${number} recorded as ${code}` };
    },
    finish: async (isDone) => {
      const useless = isDone ? replaced : stored.map(({ file }) => file);
      await Promise.all(useless.map((name) => files.remove(name)));
    },
  };
}
