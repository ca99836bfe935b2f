import { dirname } from "node:path";
import { BATCH_TABLE, type BatchColumn } from "@reagent/domain/batch-columns";
import {
  type BatchPack,
  type BatchRow,
  type BatchTest,
  readBatchRow,
} from "@reagent/domain/batch-row";
import { retestDay } from "@reagent/domain/retest";
import { productCode } from "./collected-item.ts";
import { type JudgedRows, judgeRows, type WrittenRow } from "./judge-rows.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";
import { readPdf } from "./read-file.ts";

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
  readonly packs: readonly BatchPack[];
  /** The maker's certificate; undefined where no row of the batch names one. */
  readonly certificate: Certificate | undefined;
}

interface Certificate {
  /** The name of the file beside the table. */
  readonly file: string;
  readonly bytes: Buffer;
}

interface Growing extends CollectedBatch {
  readonly tests: BatchTest[];
  readonly packs: BatchPack[];
  certificate: Certificate | undefined;
}

/** What a file of batches holds. */
export interface CollectedBatches extends JudgedRows<BatchColumn> {
  /** In the order of the file. */
  readonly batches: readonly CollectedBatch[];
}

/** What a file of batches is compared with. */
export interface BatchGoods {
  /** The items of the shop by their codes, with the months after which their batches are tested again, where that is known. */
  readonly items: ReadonlyMap<string, number | null>;
  /** The days of a batch that the shop has, "2026-11-21"; undefined for any other. */
  daysOf(itemCode: string, batchCode: string): Readonly<Record<Day, string>> | undefined;
  hasPack(productCode: string): boolean;
}

const DAYS = ["produced", "retest"] as const;
type Day = (typeof DAYS)[number];

/**
 * Reads a file of batches of items, one row for each test. A batch with an invalid row is left out
 * as a whole: a certificate without one of its tests would be wrong. Throws `UnreadableFile`.
 */
export async function collectBatches(path: string, goods: BatchGoods): Promise<CollectedBatches> {
  const collection = new BatchCollection(goods, dirname(path));
  const judged = await judgeRows(path, BATCH_TABLE, (line, written) =>
    collection.judge(line, written),
  );
  return { ...judged, batches: collection.whole() };
}

const keyOf = (itemCode: string, code: string) => `${itemCode} ${code}`;

class BatchCollection {
  readonly #goods: BatchGoods;
  readonly #folder: string;
  readonly #batches = new Map<string, Growing>();
  /** Batches with an invalid row. */
  readonly #broken = new Set<string>();

  constructor(goods: BatchGoods, folder: string) {
    this.#goods = goods;
    this.#folder = folder;
  }

  /** The batches without an invalid row. */
  whole(): CollectedBatch[] {
    return [...this.#batches].flatMap(([key, batch]) => (this.#broken.has(key) ? [] : batch));
  }

  /** Takes a row in; returns why it cannot be. */
  async judge(line: number, written: WrittenRow<BatchColumn>): Promise<Problem[]> {
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
    const certificate = await this.#certificateOf(line, row);
    const problems = [...this.#contradictions(line, row), ...certificate.problems];
    if (problems.length > 0) this.#broken.add(keyOf(row.itemCode, row.batchCode));
    else this.#add(line, row, certificate.read);
    return problems;
  }

  /** Reads the certificate that a row names, unless a row above of its batch has named it. */
  async #certificateOf(
    line: number,
    { itemCode, batchCode, certificate: file }: BatchRow,
  ): Promise<{ readonly problems: readonly Problem[]; readonly read?: Certificate }> {
    if (file === undefined) return { problems: [] };
    const known = this.#batches.get(keyOf(itemCode, batchCode));
    const before = known?.certificate;
    if (before?.file === file) return { problems: [] };
    const problem = (found: Parameters<typeof contradiction>[3]) => ({
      problems: [contradiction(line, "certificate", file, found)],
    });
    if (known && before) return problem({ kind: "differs", line: known.line });
    const pdf = await readPdf(this.#folder, file);
    if (pdf.kind === "missing") return problem({ kind: "no-picture" });
    if (pdf.kind === "faulty") return problem({ kind: "document", fault: pdf.fault });
    return { problems: [], read: { file, bytes: pdf.bytes } };
  }

  /**
   * The first row of a batch with its days where it has none: those that the shop knows, and for the next test what the rule of its item
   * gives.
   */
  #ruled(row: BatchRow): BatchRow {
    if (this.#batches.has(keyOf(row.itemCode, row.batchCode))) return row;
    const known = this.#goods.daysOf(row.itemCode, row.batchCode);
    if (row.produced === undefined && row.retest === undefined) return { ...row, ...known };
    const months = this.#goods.items.get(row.itemCode);
    if (row.produced === undefined || row.retest !== undefined || !months) return row;
    return { ...row, retest: retestDay(row.produced, months) };
  }

  *#contradictions(line: number, row: BatchRow): Generator<Problem> {
    const { itemCode, batchCode, test, pack } = row;
    const known = this.#batches.get(keyOf(itemCode, batchCode));
    if (!known && !this.#goods.items.has(itemCode))
      yield contradiction(line, "item_code", itemCode, { kind: "unknown-item" });
    for (const column of DAYS) {
      const day = row[column];
      if (!known && day === undefined) yield cellProblem(line, { column, fault: "missing" }, "");
      if (known && day !== undefined && day !== known[column])
        yield contradiction(line, column, day, { kind: "differs", line: known.line });
    }
    if (test && known?.tests.some((each) => each.test.zh === test.test.zh))
      yield contradiction(line, "test_zh", test.test.zh, { kind: "test-twice" });
    if (!pack) return;
    if (!this.#goods.hasPack(productCode(itemCode, pack.pack)))
      yield contradiction(line, "pack", pack.pack, { kind: "unknown-product" });
    if (known?.packs.some((each) => each.pack === pack.pack))
      yield contradiction(line, "pack", pack.pack, { kind: "code-twice", line: known.line });
  }

  #add(
    line: number,
    { itemCode, batchCode, produced = "", retest = "", test, pack }: BatchRow,
    certificate: Certificate | undefined,
  ): void {
    const key = keyOf(itemCode, batchCode);
    const tests = test ? [test] : [];
    const packs = pack ? [pack] : [];
    const known = this.#batches.get(key);
    if (known) {
      known.tests.push(...tests);
      known.packs.push(...packs);
      known.certificate ??= certificate;
    } else {
      const days = { produced, retest };
      this.#batches.set(key, {
        line,
        code: batchCode,
        itemCode,
        ...days,
        tests,
        packs,
        certificate,
      });
    }
  }
}
