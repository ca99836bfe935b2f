import { entriesOf } from "./catalogue-cell.ts";
import { type Fen, parseYuan } from "./money.ts";
import { tableColumns } from "./table-columns.ts";
import { cellColumn, type RowCellProblem, readCells } from "./table-row.ts";

/** The columns of a file of invoices that the tax office has issued: one row is one invoice. */
export const TAX_INVOICE_COLUMNS = [
  cellColumn("order", "订单号", "name", "订单编号", "order number", "order code"),
  cellColumn(
    "number",
    "发票号码",
    "invoice-number",
    "发票号",
    "数电票号码",
    "数电发票号码",
    "invoice number",
  ),
  cellColumn("date", "开票日期", "day", "开票时间", "issued", "invoice date"),
  cellColumn("amount", "价税合计", "price", "发票金额", "金额", "total"),
  cellColumn("file", "文件", "invoice-files", "发票文件", "电子发票", "files"),
] as const;

export type TaxInvoiceColumn = (typeof TAX_INVOICE_COLUMNS)[number]["name"];

const REQUIRED = ["order", "number", "date"] as const;

/** How the header of a file of invoices is read. */
export const TAX_INVOICE_TABLE = tableColumns(TAX_INVOICE_COLUMNS, REQUIRED);

/** An invoice of the tax office. */
export interface TaxInvoiceRow {
  readonly orderCode: string;
  readonly number: string;
  /** "2026-11-21". */
  readonly day: string;
  /** Undefined where the file does not say it. */
  readonly amount: Fen | undefined;
  /** Names of files, one of each format. */
  readonly fileNames: readonly string[];
}

export type ReadTaxInvoiceRow =
  | { readonly kind: "read"; readonly row: TaxInvoiceRow }
  | { readonly kind: "bad"; readonly problems: readonly RowCellProblem<TaxInvoiceColumn>[] };

/** Reads a row of a file of invoices. */
export function readTaxInvoiceRow(
  written: Readonly<Partial<Record<TaxInvoiceColumn, string>>>,
): ReadTaxInvoiceRow {
  const { cells, problems } = readCells(TAX_INVOICE_COLUMNS, REQUIRED, written);
  if (problems.length > 0) return { kind: "bad", problems };
  const { order = "", number = "", date: day = "", amount, file = "" } = cells;
  return {
    kind: "read",
    row: {
      orderCode: order.toUpperCase(),
      number,
      day,
      amount: amount === undefined ? undefined : parseYuan(amount),
      fileNames: entriesOf(file),
    },
  };
}
