import { randomUUID } from "node:crypto";
import {
  DISCOUNT_TABLE,
  type DiscountColumn,
  type DiscountRow,
  readDiscountRow,
} from "@reagent/domain/discount-file";
import { normalise } from "@reagent/domain/search-text";
import { raiseRevision } from "../catalogue/revision.ts";
import { chunks } from "../database/chunks.ts";
import type { Database, Reader, Tx } from "../database/database.ts";
import { LOAD_TIMEOUT_MS } from "../database/transact.ts";
import type { Coming } from "./coming.ts";
import type { FileReport } from "./import.ts";
import { judgeRows, type WrittenRow } from "./judge-rows.ts";
import { insertAll, type RowOf } from "./load/write.ts";
import { cellProblem, contradiction, type Problem } from "./problems.ts";

/** The outcome of an import of discounts. */
export interface DiscountImportReport extends FileReport {
  readonly discounts: number;
}

export interface DiscountImportOptions {
  /** Makes the discounts exactly what the file has; otherwise those of other groups and customers stay. */
  readonly replaces?: boolean;
  /** Changes nothing if any row is invalid. */
  readonly isStrict?: boolean;
  /** Only reads the file. */
  readonly isCheck?: boolean;
  /** What earlier files of a folder bring; this file is only checked. */
  readonly coming?: Coming;
}

/**
 * Imports the discounts and agreed prices of customer groups and customers, in one transaction, also while a server runs. Those of a group
 * or a customer of the file become exactly what the file has. Throws `UnreadableFile`.
 */
export async function importDiscounts(
  database: Database,
  path: string,
  { replaces = false, isStrict = false, isCheck = false, coming }: DiscountImportOptions = {},
): Promise<DiscountImportReport> {
  const known = await readKnown(database.read);
  const discounts = new Map<string, Collected>();
  const read = await judgeRows(path, DISCOUNT_TABLE, (line, written) =>
    judge(line, written, { known, discounts, coming }),
  );
  const { columns: _, ...facts } = read;
  const report = {
    ...facts,
    discounts: discounts.size,
    isDone: discounts.size > 0 && !(isStrict && read.badRows > 0),
  };
  if (!report.isDone || isCheck) return report;
  const found = [...discounts.values()].map(({ row }) => row);
  await database.transact((tx) => write(tx, found, { known, replaces }), {
    timeoutMs: LOAD_TIMEOUT_MS,
  });
  return report;
}

/** The customer groups that a file of discounts names in valid rows. Throws `UnreadableFile`. */
export async function groupsInFile(path: string): Promise<ReadonlySet<string>> {
  const groups = new Set<string>();
  await judgeRows(path, DISCOUNT_TABLE, (_, written) => {
    const read = readDiscountRow(written);
    if (read.kind === "read" && read.row.buyer.kind === "group") groups.add(read.row.buyer.group);
    return [];
  });
  return groups;
}

interface Collected {
  readonly line: number;
  readonly row: DiscountRow;
}

/** What a file can name, by codes and e-mail addresses. */
interface Known {
  readonly items: ReadonlyMap<string, number>;
  /** By their codes in the form of a search, since codes can be written in any case. */
  readonly packs: ReadonlyMap<string, { readonly id: number; readonly item_id: number }>;
  /** The accounts that were activated; others may lapse. */
  readonly customers: ReadonlyMap<string, string>;
}

async function readKnown(reader: Reader): Promise<Known> {
  const items = await reader.selectFrom("items").select(["id", "code"]).execute();
  const packs = await reader.selectFrom("packs").select(["id", "item_id", "code"]).execute();
  const customers = await reader
    .selectFrom("customers")
    .select(["id", "email"])
    .where("lapses_at", "is", null)
    .execute();
  return {
    items: new Map(items.map(({ id, code }) => [code, id])),
    packs: new Map(packs.map(({ code, ...pack }) => [normalise(code), pack])),
    customers: new Map(customers.map(({ id, email }) => [email, id])),
  };
}

/** Takes a row in; returns why it cannot be. */
function judge(
  line: number,
  written: WrittenRow<DiscountColumn>,
  {
    known,
    discounts,
    coming,
  }: {
    readonly known: Known;
    readonly discounts: Map<string, Collected>;
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
  const { buyer, goods } = row;
  const problems: Problem[] = [];
  if (
    buyer.kind === "customer" &&
    !known.customers.has(buyer.email) &&
    !coming?.customers.has(buyer.email)
  )
    problems.push(contradiction(line, "customer", buyer.email, { kind: "unknown-customer" }));
  if (
    goods.kind === "item" &&
    !known.items.has(goods.itemCode) &&
    !coming?.items.has(goods.itemCode)
  )
    problems.push(contradiction(line, "item_code", goods.itemCode, { kind: "unknown-item" }));
  if (
    goods.kind === "pack" &&
    !known.packs.has(normalise(goods.productCode)) &&
    !coming?.hasPack(goods.productCode)
  )
    problems.push(
      contradiction(line, "product_code", goods.productCode, { kind: "unknown-product" }),
    );
  const key = keyOf(row);
  const before = discounts.get(key);
  if (before) {
    const [column, code] =
      goods.kind === "item"
        ? (["item_code", goods.itemCode] as const)
        : (["product_code", goods.productCode] as const);
    problems.push(contradiction(line, column, code, { kind: "code-twice", line: before.line }));
  }
  if (problems.length === 0) discounts.set(key, { line, row });
  return problems;
}

/** Rows for the same buyer, goods and period have the same key. */
const keyOf = ({ buyer, goods, from, until }: DiscountRow) =>
  JSON.stringify([
    buyer,
    goods.kind === "pack" ? normalise(goods.productCode) : goods.itemCode,
    from,
    until,
  ]);

async function write(
  tx: Tx,
  found: readonly DiscountRow[],
  { known, replaces }: { readonly known: Known; readonly replaces: boolean },
): Promise<void> {
  const rows = found.map((row) => storedOf(row, known));
  if (replaces) {
    await tx.deleteFrom("discounts").execute();
    await tx.deleteFrom("agreed_prices").execute();
  } else {
    const groups = rows.flatMap(({ row }) => row.customer_group || []);
    for (const some of chunks([...new Set(groups)])) {
      await tx.deleteFrom("discounts").where("customer_group", "in", some).execute();
      await tx.deleteFrom("agreed_prices").where("customer_group", "in", some).execute();
    }
    const customers = rows.flatMap(({ row }) =>
      "customer_id" in row ? (row.customer_id ?? []) : [],
    );
    for (const some of chunks([...new Set(customers)]))
      await tx.deleteFrom("agreed_prices").where("customer_id", "in", some).execute();
  }
  await insertAll(
    tx,
    "discounts",
    rows.flatMap((each) => (each.table === "discounts" ? each.row : [])),
  );
  await insertAll(
    tx,
    "agreed_prices",
    rows.flatMap((each) => (each.table === "agreed_prices" ? each.row : [])),
  );
  await raiseRevision(tx);
}

/** A row as it is stored: what the table of discounts cannot say is an agreed price. */
function storedOf(
  { buyer, goods, term, from, until }: DiscountRow,
  known: Known,
):
  | { readonly table: "discounts"; readonly row: RowOf<"discounts"> }
  | { readonly table: "agreed_prices"; readonly row: RowOf<"agreed_prices"> } {
  const pack = goods.kind === "pack" ? known.packs.get(normalise(goods.productCode)) : undefined;
  const item_id = goods.kind === "item" ? known.items.get(goods.itemCode) : pack?.item_id;
  const customer_id = buyer.kind === "customer" ? known.customers.get(buyer.email) : null;
  if (item_id === undefined || customer_id === undefined)
    throw new Error("a row of discounts was taken in without its goods or customer");
  const customer_group = buyer.kind === "group" ? buyer.group : "";
  const isAlways = from === "" && until === "";
  if (isAlways && customer_id === null && !pack && term.kind === "discount")
    return { table: "discounts", row: { customer_group, item_id, permille: term.permille } };
  return {
    table: "agreed_prices",
    row: {
      id: randomUUID(),
      customer_group,
      customer_id,
      item_id,
      product_id: pack?.id ?? null,
      permille: term.kind === "discount" ? term.permille : null,
      price: term.kind === "price" ? term.price : null,
      from_day: from,
      until_day: until,
    },
  };
}
