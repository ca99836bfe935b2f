import { type Fen, fen, parseYuan } from "./money.ts";
import { tableColumns } from "./table-columns.ts";
import { cellColumn, type RowCellProblem, readCells } from "./table-row.ts";

/** The columns of a bank's list of an account's movements. What the payer wrote can be in any of three. */
export const BANK_COLUMNS = [
  cellColumn(
    "amount",
    "收入金额",
    "signed-amount",
    "贷方发生额",
    "贷方金额",
    "收入",
    "金额",
    "交易金额",
    "转入金额",
    "入账金额",
    "credit",
  ),
  cellColumn("reference", "附言", "prose", "转账附言", "交易附言", "备注", "留言", "remark"),
  cellColumn("purpose", "用途", "prose", "交易用途"),
  cellColumn("summary", "摘要", "prose", "交易摘要", "业务摘要", "description"),
  cellColumn("payer", "对方户名", "name", "付款人", "对方名称", "付款方", "对方账户名称"),
  cellColumn("date", "交易日期", "name", "日期", "交易时间", "记账日期", "交易日", "time"),
  cellColumn(
    "serial",
    "交易流水号",
    "name",
    "流水号",
    "凭证号",
    "交易序号",
    "核心流水号",
    "transaction number",
    "transaction id",
  ),
] as const;

export type BankColumn = (typeof BANK_COLUMNS)[number]["name"];

/** How the header of a bank's file is read. */
export const BANK_TABLE = tableColumns(BANK_COLUMNS, ["amount"]);

/** The columns of which a file needs one: they have what the payer wrote. */
export const BANK_TEXT_COLUMNS = ["reference", "purpose", "summary"] as const;

/** A movement of the shop's account. */
export interface BankRow {
  /** In fen; 0 or less where no money came in. */
  readonly amount: Fen;
  /** All that the payer wrote. */
  readonly text: string;
  readonly payer: string;
  /** What tells it from other movements: its serial number, or all that is known of it. */
  readonly identity: string;
  /** Whether that is its serial number. */
  readonly isNumbered: boolean;
}

export type ReadBankRow =
  | { readonly kind: "read"; readonly row: BankRow }
  | { readonly kind: "bad"; readonly problems: readonly RowCellProblem<BankColumn>[] };

/** Reads a row of a bank's file; a row without an amount is money that was paid out. */
export function readBankRow(written: Readonly<Partial<Record<BankColumn, string>>>): ReadBankRow {
  const { cells, problems } = readCells(BANK_COLUMNS, [], written);
  if (problems.length > 0) return { kind: "bad", problems };
  const { payer = "", date = "", serial } = cells;
  const amount = parseYuan(cells.amount ?? "") ?? fen(0);
  const text = BANK_TEXT_COLUMNS.flatMap((name) => cells[name] ?? []).join(" ");
  const identity = JSON.stringify(serial === undefined ? [date, amount, payer, text] : [serial]);
  return { kind: "read", row: { amount, text, payer, identity, isNumbered: serial !== undefined } };
}
