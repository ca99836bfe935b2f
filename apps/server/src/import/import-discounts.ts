import {
  DISCOUNT_TABLE,
  type DiscountColumn,
  type DiscountRow,
  readDiscountRow,
} from "@reagent/domain/discount-file";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import type { FileReport } from "./import.ts";
import { insertAll } from "./load/write.ts";
import { cellProblem, contradiction, type Problem, recordProblem } from "./problems.ts";
import type { TableRecord } from "./records.ts";
import { type Header, openTable } from "./table.ts";

/** The outcome of an import of discounts. */
export interface DiscountImportReport extends FileReport {
  readonly discounts: number;
}

export interface DiscountImportOptions {
  /** Makes the discounts exactly what the file has; otherwise those of other groups stay. */
  readonly replaces?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
}

/**
 * Imports the discounts of customer groups, in one transaction, also while a server runs. Those of a group of the file become exactly
 * what the file has. Throws `UnreadableFile`.
 */
export async function importDiscounts(
  database: Database,
  path: string,
  { replaces = false, isStrict = false, isCheck = false }: DiscountImportOptions = {},
): Promise<DiscountImportReport> {
  const items = await database.read.selectFrom("items").select(["id", "code"]).execute();
  const ids = new Map(items.map(({ id, code }) => [code, id]));
  const table = await openTable(path, DISCOUNT_TABLE);
  const collection = new DiscountCollection(table.header, (code) => ids.has(code));
  for await (const records of table.records) {
    for (const record of records) collection.add(record);
  }
  const { rows, badRows, problems } = collection;
  const discounts = [...collection.discounts.values()];
  const report = {
    rows,
    badRows,
    problems,
    unknownColumns: table.header.unknown,
    discounts: discounts.length,
    isDone: discounts.length > 0 && !(isStrict && badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  const groups = [...new Set(discounts.map(({ row: { group } }) => group))];
  await database.transact(
    async (tx) => {
      const before = tx.deleteFrom("discounts");
      await (replaces ? before : before.where("customer_group", "in", groups)).execute();
      await insertAll(
        tx,
        "discounts",
        discounts.flatMap(({ row: { group, itemCode, permille } }) => {
          const item_id = ids.get(itemCode);
          return item_id === undefined ? [] : { customer_group: group, item_id, permille };
        }),
      );
      await raiseRevision(tx);
    },
    { timeoutMs: LOAD_TIMEOUT_MS },
  );
  return report;
}

class DiscountCollection {
  readonly problems: Problem[] = [];
  readonly discounts = new Map<string, { readonly line: number; readonly row: DiscountRow }>();
  rows = 0;
  badRows = 0;
  readonly #header: Header<DiscountColumn>["columns"];
  readonly #isKnown: (itemCode: string) => boolean;

  constructor({ columns }: Header<DiscountColumn>, isKnown: (itemCode: string) => boolean) {
    this.#header = columns;
    this.#isKnown = isKnown;
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
    const written: Partial<Record<DiscountColumn, string>> = {};
    for (const [at, name] of this.#header.entries()) {
      if (name !== undefined) written[name] = record.cells[at] ?? "";
    }
    const read = readDiscountRow(written);
    if (read.kind === "bad") {
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    }
    const { row } = read;
    if (!this.#isKnown(row.itemCode))
      return [contradiction(line, "item_code", row.itemCode, { kind: "unknown-item" })];
    const key = `${row.group} ${row.itemCode}`;
    const before = this.discounts.get(key);
    if (before)
      return [
        contradiction(line, "item_code", row.itemCode, { kind: "code-twice", line: before.line }),
      ];
    this.discounts.set(key, { line, row });
    return [];
  }
}
