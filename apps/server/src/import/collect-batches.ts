import { BATCH_TABLE, type BatchColumn } from "@reagent/domain/batch-columns";
import { type BatchRow, type BatchTest, readBatchRow } from "@reagent/domain/batch-row";
import { retestDay } from "@reagent/domain/retest";
import { type JudgedRows, judgeRows, type WrittenRow } from "./judge-rows.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";

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
export interface CollectedBatches extends Omit<JudgedRows<BatchColumn>, "columns"> {
  /** In the order of the file. */
  readonly batches: readonly CollectedBatch[];
}

/** The items of the shop by their codes, with the months after which their batches are tested again, where that is known. */
export type RetestRules = ReadonlyMap<string, number | null>;

/**
 * Reads a file of batches of items, one row for each test. A batch with an invalid row is left out
 * as a whole: a certificate without one of its tests would be wrong. Throws `UnreadableFile`.
 */
export async function collectBatches(path: string, items: RetestRules): Promise<CollectedBatches> {
  const collection = new BatchCollection(items);
  const { rows, badRows, problems, unknownColumns } = await judgeRows(
    path,
    BATCH_TABLE,
    (line, written) => collection.judge(line, written),
  );
  return { batches: collection.whole(), rows, badRows, problems, unknownColumns };
}

const keyOf = (itemCode: string, code: string) => `${itemCode} ${code}`;

class BatchCollection {
  readonly #items: RetestRules;
  readonly #batches = new Map<string, Growing>();
  /** Batches with an invalid row. */
  readonly #broken = new Set<string>();

  constructor(items: RetestRules) {
    this.#items = items;
  }

  /** The batches without an invalid row. */
  whole(): CollectedBatch[] {
    return [...this.#batches].flatMap(([key, batch]) => (this.#broken.has(key) ? [] : batch));
  }

  /** Takes a row in; returns why it cannot be. */
  judge(line: number, written: WrittenRow<BatchColumn>): Problem[] {
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
    const row = this.#ruled(read.row);
    const problems = [...this.#contradictions(line, row)];
    if (problems.length > 0) this.#broken.add(keyOf(row.itemCode, row.batchCode));
    else this.#add(line, row);
    return problems;
  }

  /** The row of a batch, with the day of the next test that the rule of its item gives where the row has none. */
  #ruled(row: BatchRow): BatchRow {
    const months = this.#items.get(row.itemCode);
    if (row.produced === undefined || row.retest !== undefined || !months) return row;
    return this.#batches.has(keyOf(row.itemCode, row.batchCode))
      ? row
      : { ...row, retest: retestDay(row.produced, months) };
  }

  *#contradictions(line: number, row: BatchRow): Generator<Problem> {
    const { itemCode, batchCode, test } = row;
    const known = this.#batches.get(keyOf(itemCode, batchCode));
    if (!known && !this.#items.has(itemCode))
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
