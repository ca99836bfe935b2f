import { type CellFault, readCell } from "./catalogue-cell.ts";
import { INSTRUMENT_COLUMNS, type InstrumentColumn } from "./instrument-columns.ts";
import { parseYuan } from "./money.ts";

/** The cells of a row that are not empty, in their canonical form. */
export type InstrumentCells = Readonly<Partial<Record<InstrumentColumn, string>>>;

/** Why a row is rejected, and the cell. */
export interface InstrumentRowProblem {
  readonly column: InstrumentColumn;
  readonly fault: CellFault | "missing" | "sales-price-above" | "names-do-not-match";
}

export type ReadInstrumentRow =
  | { readonly kind: "read"; readonly cells: InstrumentCells }
  | { readonly kind: "bad"; readonly problems: readonly InstrumentRowProblem[] };

/** Reads a row of a file of instruments, a SKU. Returns all problems, not only the first. */
export function readInstrumentRow(
  written: Readonly<Partial<Record<InstrumentColumn, string>>>,
): ReadInstrumentRow {
  const problems: InstrumentRowProblem[] = [];
  const cells: Partial<Record<InstrumentColumn, string>> = {};
  for (const { name, kind } of INSTRUMENT_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text !== "") cells[name] = cell.text;
    else if (name === "instrument_code" || name === "sku_code")
      problems.push({ column: name, fault: "missing" });
  }
  const faulty = new Set(problems.map(({ column }) => column));
  const list = parseYuan(cells.list_price ?? "");
  const sales = parseYuan(cells.sales_price ?? "");
  if ("list_price" in written && list === undefined && !faulty.has("list_price"))
    problems.push({ column: "list_price", fault: "missing" });
  if (list !== undefined && sales !== undefined && sales > list)
    problems.push({ column: "sales_price", fault: "sales-price-above" });
  const [zh, en] = [cells.attributes_zh, cells.attributes_en].map((text) =>
    attributesOf(text ?? ""),
  );
  if (en && en.length > 0 && en.length !== zh?.length && !faulty.has("attributes_zh"))
    problems.push({ column: "attributes_en", fault: "names-do-not-match" });
  return problems.length > 0 ? { kind: "bad", problems } : { kind: "read", cells };
}

/** The attributes of a canonical cell: "容量: 5L; 材质: 玻璃" is 容量 5L and 材质 玻璃. */
export function attributesOf(cell: string): { readonly name: string; readonly value: string }[] {
  if (cell === "") return [];
  return cell.split("; ").map((entry) => {
    const [name = "", ...value] = entry.split(": ");
    return { name, value: value.join(": ") };
  });
}
