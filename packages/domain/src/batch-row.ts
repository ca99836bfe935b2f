import { BATCH_COLUMNS, type BatchColumn } from "./batch-columns.ts";
import { type CellFault, readCell } from "./catalogue-cell.ts";

/** A text in Chinese and English. */
interface Both {
  readonly zh: string;
  readonly en: string;
}

/** A test of a certificate of analysis, what is required of the goods, and what was found. */
export interface BatchTest {
  readonly test: Both;
  readonly requirement: Both;
  readonly result: Both;
}

/** How much of a batch is on the shelf in a pack of the item. */
export interface BatchPack {
  /** "500mL". */
  readonly pack: string;
  readonly stock: number;
}

/** A row of a file of batches: a batch, with one of its tests and one of its packs. */
export interface BatchRow {
  readonly batchCode: string;
  readonly itemCode: string;
  /** "2026-11-21"; undefined in a row that leaves it to the batch's first row. */
  readonly produced: string | undefined;
  readonly retest: string | undefined;
  /** Undefined in a row without a test. */
  readonly test: BatchTest | undefined;
  /** Undefined in a row without a stock. */
  readonly pack: BatchPack | undefined;
  /** The name of the maker's certificate, a PDF beside the file. */
  readonly certificate: string | undefined;
}

/** Why a row is rejected, and the cell. */
export interface BatchRowProblem {
  readonly column: BatchColumn;
  readonly fault: CellFault | "missing" | "retest-before-production";
}

export type ReadBatchRow =
  | { readonly kind: "read"; readonly row: BatchRow }
  | { readonly kind: "bad"; readonly problems: readonly BatchRowProblem[] };

/**
 * Reads a row of a file of batches. Returns all problems, not only the first. A text in one language is used for both; a test needs a
 * requirement or a result.
 */
export function readBatchRow(
  written: Readonly<Partial<Record<BatchColumn, string>>>,
): ReadBatchRow {
  const problems: BatchRowProblem[] = [];
  const cells = new Map<BatchColumn, string>();
  for (const { name, kind } of BATCH_COLUMNS) {
    const cell = readCell(kind, written[name] ?? "");
    if (cell.kind === "faulty") problems.push({ column: name, fault: cell.fault });
    else if (cell.text !== "") cells.set(name, cell.text);
    else if (name === "batch_code" || name === "item_code")
      problems.push({ column: name, fault: "missing" });
  }
  const both = (column: "test" | "requirement" | "result"): Both => {
    const [zh, en] = [cells.get(`${column}_zh`), cells.get(`${column}_en`)];
    return { zh: zh ?? en ?? "", en: en ?? zh ?? "" };
  };
  const test = { test: both("test"), requirement: both("requirement"), result: both("result") };
  const hasResult = test.result.zh !== "" || test.requirement.zh !== "";
  if (test.test.zh === "" && hasResult) problems.push({ column: "test_zh", fault: "missing" });
  if (test.test.zh !== "" && test.result.zh === "")
    problems.push({ column: "result_zh", fault: "missing" });
  const [pack, stock] = [cells.get("pack"), cells.get("stock")];
  const isFaulty = problems.some(({ column }) => column === "pack" || column === "stock");
  if ((pack === undefined) !== (stock === undefined) && !isFaulty)
    problems.push({ column: pack === undefined ? "pack" : "stock", fault: "missing" });
  const [produced, retest] = [cells.get("produced"), cells.get("retest")];
  if (produced !== undefined && retest !== undefined && retest < produced)
    problems.push({ column: "retest", fault: "retest-before-production" });
  if (problems.length > 0) return { kind: "bad", problems };
  return {
    kind: "read",
    row: {
      batchCode: cells.get("batch_code") ?? "",
      itemCode: cells.get("item_code") ?? "",
      produced,
      retest,
      test: test.test.zh === "" ? undefined : test,
      pack: pack === undefined ? undefined : { pack, stock: Number(stock) },
      certificate: cells.get("certificate"),
    },
  };
}
