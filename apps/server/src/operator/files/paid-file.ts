import {
  BANK_TABLE,
  BANK_TEXT_COLUMNS,
  type BankRow,
  readBankRow,
} from "@reagent/domain/bank-file";
import { formatYuan } from "@reagent/domain/money";
import { orderCodesIn, type TransferDoubt } from "@reagent/domain/transfer";
import { momentOf } from "../../basics/day.ts";
import type { Tx } from "../../database/database.ts";
import { judgeRows } from "../../import/judge-rows.ts";
import { cellProblem } from "../../import/problems.ts";
import { bookEntry, ordersOfAmount } from "../../ordering/payments/bank-entry.ts";
import { CommandError } from "../../settings/command-line.ts";
import type { List } from "../list.ts";
import type { OperatorShop } from "../operator-shop.ts";
import { type Outcome, type RowWork, workThrough } from "../rows.ts";

const DOUBTS: Readonly<Record<TransferDoubt, string>> = {
  "no-order": "names no order",
  "unknown-order": "names an order that does not exist",
  "not-awaited":
    "its order does not wait to be paid; for a cancelled one, paid adds it to the balance",
  "other-amount": "its order has another amount",
};

/** Books the transfers of a bank's file. Throws `UnreadableFile`, and `CommandError` where no column has what payers wrote. */
export async function paidFile(
  { database, now }: Pick<OperatorShop, "database" | "now">,
  path: string,
  isCheck: boolean,
): Promise<List> {
  const work: RowWork[] = [];
  const counts = new Map<string, number>();
  const { problems } = await judgeRows(path, BANK_TABLE, (line, written, columns) => {
    if (!BANK_TEXT_COLUMNS.some((name) => columns.has(name)))
      throw new CommandError(
        `The header has none of the columns ${BANK_TEXT_COLUMNS.join(", ")} (附言, 用途, 摘要): they name the order.`,
      );
    const read = readBankRow(written);
    if (read.kind === "bad")
      return read.problems.map((problem) =>
        cellProblem(line, problem, written[problem.column] ?? ""),
      );
    const { row } = read;
    const count = (counts.get(row.identity) ?? 0) + 1;
    counts.set(row.identity, count);
    // Two equal movements of one day are two; the same serial number twice is one.
    const identity = row.isNumbered || count === 1 ? row.identity : `${row.identity} ${count}`;
    const subject = orderCodesIn(row.text).join(" ") || row.payer;
    const run = (tx: Tx) => bookRow(tx, { row, identity }, now);
    work.push({ line, subject, group: "all", run });
    return [];
  });
  return workThrough(database, work, { isCheck, problems });
}

async function bookRow(
  tx: Tx,
  { row: { amount, text }, identity }: { readonly row: BankRow; readonly identity: string },
  now: number,
): Promise<Outcome> {
  if (amount <= 0) return { state: "ignored", text: "no money came in" };
  const entry = { identity, amount, orderCodes: orderCodesIn(text) };
  const booked = await bookEntry(tx, entry, now);
  switch (booked.kind) {
    case "booked":
      return { state: "done", text: `${formatYuan(amount)} RMB received` };
    case "known":
      return { state: "known", text: `was booked at ${momentOf(booked.bookedAt)}` };
    case "doubtful": {
      const why = DOUBTS[booked.doubt];
      const due = booked.doubt === "other-amount" ? `: ${booked.due}` : "";
      const fitting = await ordersOfAmount(tx, amount);
      const hint = fitting.length === 0 ? "" : `; of this amount: ${fitting.join(", ")}`;
      return { state: "doubtful", text: `${formatYuan(amount)} RMB: ${why}${due}${hint}` };
    }
  }
}
