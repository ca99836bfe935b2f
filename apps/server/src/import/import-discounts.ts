import {
  DISCOUNT_TABLE,
  type DiscountColumn,
  type DiscountRow,
  readDiscountRow,
} from "@reagent/domain/discount-file";
import { raiseRevision } from "../catalogue/revision.ts";
import type { Database } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import type { Coming } from "./coming.ts";
import type { FileReport } from "./import.ts";
import { judgeRows, type WrittenRow } from "./judge-rows.ts";
import { insertAll } from "./load/write.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";

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
  /** What earlier files of a folder bring; this file is only checked. */
  readonly coming?: Coming;
}

/**
 * Imports the discounts of customer groups, in one transaction, also while a server runs. Those of a group of the file become exactly
 * what the file has. Throws `UnreadableFile`.
 */
export async function importDiscounts(
  database: Database,
  path: string,
  { replaces = false, isStrict = false, isCheck = false, coming }: DiscountImportOptions = {},
): Promise<DiscountImportReport> {
  const items = await database.read.selectFrom("items").select(["id", "code"]).execute();
  const ids = new Map(items.map(({ id, code }) => [code, id]));
  const discounts = new Map<string, { readonly line: number; readonly row: DiscountRow }>();
  const read = await judgeRows(path, DISCOUNT_TABLE, (line, written) =>
    judge(line, written, { ids, discounts, coming }),
  );
  const { columns: _, ...facts } = read;
  const report = {
    ...facts,
    discounts: discounts.size,
    isDone: discounts.size > 0 && !(isStrict && read.badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  const found = [...discounts.values()].map(({ row }) => row);
  const groups = [...new Set(found.map(({ group }) => group))];
  await database.transact(
    async (tx) => {
      const before = tx.deleteFrom("discounts");
      await (replaces ? before : before.where("customer_group", "in", groups)).execute();
      await insertAll(
        tx,
        "discounts",
        found.flatMap(({ group, itemCode, permille }) => {
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

/** Takes a row in; returns why it cannot be. */
function judge(
  line: number,
  written: WrittenRow<DiscountColumn>,
  {
    ids,
    discounts,
    coming,
  }: {
    readonly ids: ReadonlyMap<string, number>;
    readonly discounts: Map<string, { readonly line: number; readonly row: DiscountRow }>;
    readonly coming: Coming | undefined;
  },
): Problem[] {
  const read = readDiscountRow(written);
  if (read.kind === "bad") {
    return read.problems.map((problem) =>
      cellProblem(line, problem, written[problem.column] ?? ""),
    );
  }
  const { row } = read;
  const { group, itemCode } = row;
  if (!ids.has(itemCode) && !coming?.items.has(itemCode))
    return [contradiction(line, "item_code", itemCode, { kind: "unknown-item" })];
  const before = discounts.get(`${group} ${itemCode}`);
  if (before)
    return [contradiction(line, "item_code", itemCode, { kind: "code-twice", line: before.line })];
  discounts.set(`${group} ${itemCode}`, { line, row });
  return [];
}
