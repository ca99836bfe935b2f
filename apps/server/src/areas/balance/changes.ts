import type {
  BalanceChange,
  IntegralChange,
  listBalanceChanges,
  listIntegralChanges,
} from "@reagent/api/contract/balance";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { BalanceKind } from "@reagent/domain/balance";
import { fen } from "@reagent/domain/money";
import type { Database } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import { afterDay, startOfDay } from "../../http/day.ts";
import type { Language } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { noteOf } from "./notes.ts";

/** Whose log is read, and in which language. */
interface Reader {
  readonly customerId: string;
  readonly language: Language;
}

interface Search {
  readonly accounts: readonly LedgerAccount[];
  readonly page: number;
  readonly pageSize: number;
  readonly from: string;
  readonly to: string;
  /** Bounds of the amount, whichever way it went; null where an end is open. */
  readonly least: number | null;
  readonly most: number | null;
}

/** Which accounts a log is about, and how much of our unit one of the ledger's is there. What is used of a credit is taken from it. */
const logs: Readonly<Record<BalanceKind, { accounts: readonly LedgerAccount[]; scale: number }>> = {
  prepay: { accounts: ["prepay"], scale: 1 },
  credit: { accounts: ["credit", "second-credit"], scale: -1 },
  grains: { accounts: ["grains"], scale: 100 },
};

/** A page of the changes of the balance, the credit or the grains, newest first. */
export async function readBalanceChanges(
  database: Database,
  reader: Reader,
  params: ParamsOf<typeof listBalanceChanges>,
): Promise<{ changes: BalanceChange[]; total: number }> {
  const { accounts, scale } = logs[params.kind];
  const unit = Math.abs(scale);
  const { rows, total } = await readLines(database, reader, {
    ...params,
    accounts,
    least: params.least === null ? null : Math.ceil(params.least / unit),
    most: params.most === null ? null : Math.floor(params.most / unit),
  });
  const changes = rows.map(({ amount, ...line }) => ({ ...line, amount: fen(amount * scale) }));
  return { changes, total };
}

/** A page of the changes of the integral, newest first. */
export async function readIntegralChanges(
  database: Database,
  reader: Reader,
  params: ParamsOf<typeof listIntegralChanges>,
): Promise<{ changes: IntegralChange[]; total: number }> {
  const search = { ...params, accounts: ["integral"] as const, least: null, most: null };
  const { rows, total } = await readLines(database, reader, search);
  return { changes: rows.map(({ amount, ...line }) => ({ ...line, points: amount })), total };
}

async function readLines(database: Database, { customerId, language }: Reader, search: Search) {
  const { page, size } = pageOf({ page: search.page, limit: search.pageSize });
  const matching = matchingLines(database, customerId, search);
  const { total } = await matching
    .select((of) => of.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    // The code of an order is told to whom the order belongs.
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.id", "=", "ledger_entries.order_id")
        .onRef("orders.customer_id", "=", "ledger_entries.customer_id"),
    )
    .select([
      "ledger_entries.account",
      "ledger_entries.amount",
      "ledger_entries.reason",
      "ledger_entries.note",
      "ledger_entries.created_at",
      "orders.code",
    ])
    .orderBy("ledger_entries.created_at", "desc")
    .orderBy("ledger_entries.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      changedAt: row.created_at,
      amount: row.amount,
      note: noteOf({ ...row, orderCode: row.code ?? "" }, language),
    })),
  };
}

function matchingLines({ read }: Database, customerId: string, search: Search) {
  let lines = read
    .selectFrom("ledger_entries")
    .where("ledger_entries.customer_id", "=", customerId)
    .where("ledger_entries.account", "in", search.accounts);
  if (search.from !== "") {
    lines = lines.where("ledger_entries.created_at", ">=", startOfDay(search.from));
  }
  if (search.to !== "") {
    lines = lines.where("ledger_entries.created_at", "<", afterDay(search.to));
  }
  const { least, most } = search;
  if (least !== null) {
    lines = lines.where((of) => of(of.fn<number>("abs", ["ledger_entries.amount"]), ">=", least));
  }
  if (most !== null) {
    lines = lines.where((of) => of(of.fn<number>("abs", ["ledger_entries.amount"]), "<=", most));
  }
  return lines;
}
