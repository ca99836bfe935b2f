import { wellFormed } from "@reagent/domain/well-formed";

/** A cell: a text, which never becomes a formula, or a number with two decimals where it is money. */
export type XlsxCell = string | number | { readonly yuan: string } | undefined;

export interface XlsxColumn {
  readonly head: string;
  /** In characters. */
  readonly width: number;
}

export interface XlsxSheet {
  readonly name: string;
  readonly columns: readonly XlsxColumn[];
  readonly rows: readonly (readonly XlsxCell[])[];
}

/** The format of cells that hold text, also after a person has edited them. */
const TEXT_FORMAT = "@";
const MONEY_FORMAT = "#,##0.00";
/** The most characters of a cell. */
const LONGEST_TEXT = 32_767;

/** An xlsx file with one sheet. The library is loaded by the first call; rejects if it cannot be. */
export async function xlsxFile(fileName: string, sheet: XlsxSheet): Promise<File> {
  const { utils, write } = await import("@e965/xlsx");
  const { name, columns, rows } = sheet;
  const cells = utils.aoa_to_sheet([
    columns.map(({ head }) => cellOf(head)),
    ...rows.map((row) => row.map(cellOf)),
  ]);
  cells["!cols"] = columns.map(({ width }) => ({ wch: width }));
  const book = utils.book_new();
  utils.book_append_sheet(book, cells, name);
  const bytes = write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer;
  return new File([bytes], fileName, {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}

function cellOf(cell: XlsxCell) {
  if (cell === undefined) return null;
  if (typeof cell === "number") return { t: "n", v: cell };
  if (typeof cell === "object") return { t: "n", v: Number(cell.yuan), z: MONEY_FORMAT };
  return { t: "s", v: wellFormed(cell).slice(0, LONGEST_TEXT), z: TEXT_FORMAT };
}
