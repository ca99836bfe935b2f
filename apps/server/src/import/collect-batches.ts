import { BATCH_TABLE, type BatchColumn } from "@reagent/domain/batch-columns";
import { type BatchRow, type BatchTest, readBatchRow } from "@reagent/domain/batch-row";
import { cellProblem, contradiction, type Problem, recordProblem } from "./problems.ts";
import type { TableRecord } from "./records.ts";
import { type Header, openTable } from "./table.ts";

/** A batch, collected from the rows of a file. */
export interface CollectedBatch {
  /** The line of its first valid row. */
  readonly line: number;
  readonly code: string;
  readonly itemCode: string;
  /** "2026-11-21". */
  readonly produced: string;
  readonly retest: string;
  readonly tests: readonly BatchTest[];
}

interface Growing extends CollectedBatch {
  readonly tests: BatchTest[];
}

/** What a file of batches holds. */
export interface CollectedBatches {
  /** In the order of the file. */
  readonly batches: readonly CollectedBatch[];
  readonly rows: number;
  /** Skipped rows; each has at least one problem. */
  readonly badRows: number;
  readonly problems: readonly Problem[];
  /** Unknown columns of the file. */
  readonly unknownColumns: readonly string[];
}

/**
 * Reads a file of batches, one row for each test. `isKnown` tells whether the shop has an item. A batch with an invalid row is left out
 * as a whole: a certificate without one of its tests would be wrong. Throws `UnreadableFile`.
 */
export async function collectBatches(
  path: string,
  isKnown: (itemCode: string) => boolean,
): Promise<CollectedBatches> {
  const table = await openTable(path, BATCH_TABLE);
  const collection = new BatchCollection(table.header, isKnown);
  for await (const records of table.records) {
    for (const record of records) collection.add(record);
  }
  const { rows, badRows, problems } = collection;
  const unknownColumns = table.header.unknown;
  return { batches: collection.whole(), rows, badRows, problems, unknownColumns };
}

const keyOf = (itemCode: string, code: string) => `${itemCode} ${code}`;

class BatchCollection {
  readonly problems: Problem[] = [];
  rows = 0;
  badRows = 0;
  readonly #columns: Header<BatchColumn>["columns"];
  readonly #isKnown: (itemCode: string) => boolean;
  readonly #batches = new Map<string, Growing>();
  /** Batches with an invalid row. */
  readonly #broken = new Set<string>();

  constructor({ columns }: Header<BatchColumn>, isKnown: (itemCode: string) => boolean) {
    this.#columns = columns;
    this.#isKnown = isKnown;
  }

  /** The batches without an invalid row. */
  whole(): CollectedBatch[] {
    return [...this.#batches].flatMap(([key, batch]) => (this.#broken.has(key) ? [] : batch));
  }

  add(record: TableRecord): void {
    if (record.kind === "record" && record.cells.length === 0) return;
    this.rows += 1;
    const problems = this.#problemsOf(record);
    if (problems.length === 0) return;
    this.badRows += 1;
    this.problems.push(...problems);
  }

  #problemsOf(record: TableRecord): Problem[] {
    const { line } = record;
    if (record.kind === "fault") return [recordProblem(line, record.fault)];
    const written: Partial<Record<BatchColumn, string>> = {};
    for (const [at, name] of this.#columns.entries()) {
      if (name !== undefined) written[name] = record.cells[at] ?? "";
    }
    const read = readBatchRow(written);
    if (read.kind === "bad") {
      const named = readBatchRow({
        batch_code: written.batch_code ?? "",
        item_code: written.item_code ?? "",
      });
      if (named.kind === "read") this.#broken.add(keyOf(named.row.itemCode, named.row.batchCode));
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    }
    const problems = [...this.#contradictions(line, read.row)];
    if (problems.length > 0) this.#broken.add(keyOf(read.row.itemCode, read.row.batchCode));
    else this.#add(line, read.row);
    return problems;
  }

  *#contradictions(line: number, row: BatchRow): Generator<Problem> {
    const { itemCode, batchCode, test } = row;
    const known = this.#batches.get(keyOf(itemCode, batchCode));
    if (!known && !this.#isKnown(itemCode))
      yield contradiction(line, "item_code", itemCode, { kind: "unknown-item" });
    for (const column of ["produced", "retest"] as const) {
      const day = row[column];
      if (!known && day === undefined) yield cellProblem(line, { column, fault: "missing" }, "");
      if (known && day !== undefined && day !== known[column])
        yield contradiction(line, column, day, { kind: "differs", line: known.line });
    }
    if (test && known?.tests.some((each) => each.test.zh === test.test.zh))
      yield contradiction(line, "test_zh", test.test.zh, { kind: "test-twice" });
  }

  #add(line: number, { itemCode, batchCode, produced = "", retest = "", test }: BatchRow): void {
    const key = keyOf(itemCode, batchCode);
    const tests = test ? [test] : [];
    const known = this.#batches.get(key);
    if (known) known.tests.push(...tests);
    else this.#batches.set(key, { line, code: batchCode, itemCode, produced, retest, tests });
  }
}
