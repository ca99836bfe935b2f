import { BATCH_TABLE, type BatchColumn } from "@reagent/domain/batch-columns";
import { type BatchRow, type BatchTest, readBatchRow } from "@reagent/domain/batch-row";
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

/**
 * Reads a file of batches, one row for each test. `isKnown` tells whether the shop has an item. A batch with an invalid row is left out
 * as a whole: a certificate without one of its tests would be wrong. Throws `UnreadableFile`.
 */
export async function collectBatches(
  path: string,
  isKnown: (itemCode: string) => boolean,
): Promise<CollectedBatches> {
  const collection = new BatchCollection(isKnown);
  const { rows, badRows, problems, unknownColumns } = await judgeRows(
    path,
    BATCH_TABLE,
    (line, written) => collection.judge(line, written),
  );
  return { batches: collection.whole(), rows, badRows, problems, unknownColumns };
}

const keyOf = (itemCode: string, code: string) => `${itemCode} ${code}`;

class BatchCollection {
  readonly #isKnown: (itemCode: string) => boolean;
  readonly #batches = new Map<string, Growing>();
  /** Batches with an invalid row. */
  readonly #broken = new Set<string>();

  constructor(isKnown: (itemCode: string) => boolean) {
    this.#isKnown = isKnown;
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
