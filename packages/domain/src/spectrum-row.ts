import { type CellFault, entriesOf, readCell } from "./catalogue-cell.ts";
import { SPECTRUM_COLUMNS, type SpectrumColumn } from "./spectrum-columns.ts";
import type { SpectrumKind } from "./spectrum-curve.ts";

/** A peak of a file: its position, its intensity from 0 to 1, and what is written at it. */
interface WrittenPeak {
  readonly position: number;
  readonly intensity: number;
  readonly label?: string;
}

/** A row of a file of spectra. */
export interface SpectrumRow {
  readonly itemCode: string;
  /** Null for a spectrum of the item that belongs to no batch. */
  readonly batchCode: string | null;
  readonly kind: SpectrumKind;
  /** The name of a file beside the table; undefined where the row has peaks. */
  readonly file: string | undefined;
  readonly peaks: readonly WrittenPeak[];
  readonly conditions: { readonly zh: string; readonly en: string };
}

/** Why a row is rejected, and the cell. */
export interface SpectrumRowProblem {
  readonly column: SpectrumColumn;
  readonly fault: CellFault | "missing" | "file-and-peaks";
}

export type ReadSpectrumRow =
  | { readonly kind: "read"; readonly row: SpectrumRow }
  | { readonly kind: "bad"; readonly problems: readonly SpectrumRowProblem[] };

/** Reads a row of a file of spectra, which has a file or peaks. Returns all problems, not only the first. */
export function readSpectrumRow(
  written: Readonly<Partial<Record<SpectrumColumn, string>>>,
): ReadSpectrumRow {
  const problems: SpectrumRowProblem[] = [];
  const cells: Partial<Record<SpectrumColumn, string>> = {};
  for (const { name, kind } of SPECTRUM_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text !== "") cells[name] = cell.text;
    else if (name === "item_code" || name === "spectrum")
      problems.push({ column: name, fault: "missing" });
  }
  const faulty = new Set(problems.map(({ column }) => column));
  if (!faulty.has("file") && !faulty.has("peaks")) {
    if (cells.file === undefined && cells.peaks === undefined)
      problems.push({ column: "file", fault: "missing" });
    if (cells.file !== undefined && cells.peaks !== undefined)
      problems.push({ column: "peaks", fault: "file-and-peaks" });
  }
  if (problems.length > 0) return { kind: "bad", problems };
  const [zh, en] = [cells.conditions_zh, cells.conditions_en];
  return {
    kind: "read",
    row: {
      itemCode: cells.item_code ?? "",
      batchCode: cells.batch_code ?? null,
      kind: cells.spectrum as SpectrumKind,
      file: cells.file,
      peaks: entriesOf(cells.peaks ?? "").map(peakOf),
      conditions: { zh: zh ?? en ?? "", en: en ?? zh ?? "" },
    },
  };
}

/** A peak of a canonical cell: "8.1 1 5H". */
function peakOf(written: string): WrittenPeak {
  const [position, intensity, ...label] = written.split(" ");
  return {
    position: Number(position),
    intensity: Number(intensity),
    ...(label.length > 0 && { label: label.join(" ") }),
  };
}
