import type {
  BalanceChange,
  IntegralChange,
  listBalanceChanges,
  listIntegralChanges,
} from "@reagent/api/contract/balance";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { BalanceKind } from "@reagent/domain/balance";
import { fen } from "@reagent/domain/money";
import { afterDay, startOfDay } from "../../basics/day.ts";
import { pageOf } from "../../basics/paging.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import { noteOf } from "./notes.ts";

interface Filters {
  readonly accounts: readonly LedgerAccount[];
  readonly page: number;
  readonly pageSize: number;
  readonly from: string;
  readonly to: string;
  /** Bounds of the absolute amount; null for none. */
  readonly least: number | null;
  readonly most: number | null;
}

/** The accounts of each log, and the factor from a ledger amount to an answered one: used credit is negative, grains are in hundredths. */
const logs: Readonly<Record<BalanceKind, { accounts: readonly LedgerAccount[]; scale: number }>> = {
  prepay: { accounts: ["prepay"], scale: 1 },
  credit: { accounts: ["credit", "second-credit"], scale: -1 },
  grains: { accounts: ["grains"], scale: 100 },
};

/** A page of the changes of the balance, the credit or the grains, newest first. */
export async function readBalanceChanges(
  reader: Reader,
  call: CustomerCall<ParamsOf<typeof listBalanceChanges>>,
): Promise<{ changes: BalanceChange[]; total: number }> {
  const { params } = call;
  const { accounts, scale } = logs[params.kind];
  const unit = Math.abs(scale);
  const { entries, total } = await readEntries(reader, call, {
    ...params,
    accounts,
    least: params.least === null ? null : Math.ceil(params.least / unit),
    most: params.most === null ? null : Math.floor(params.most / unit),
  });
  const changes = entries.map(({ amount, ...entry }) => ({
    ...entry,
    amount: fen(amount * scale),
  }));
  return { changes, total };
}

/** A page of the changes of the integral, newest first. */
export async function readIntegralChanges(
  reader: Reader,
  call: CustomerCall<ParamsOf<typeof listIntegralChanges>>,
): Promise<{ changes: IntegralChange[]; total: number }> {
  const filters = { ...call.params, accounts: ["integral"] as const, least: null, most: null };
  const { entries, total } = await readEntries(reader, call, filters);
  return { changes: entries.map(({ amount, ...entry }) => ({ ...entry, points: amount })), total };
}

async function readEntries(
  reader: Reader,
  { customer, language }: CustomerCall<unknown>,
  filters: Filters,
) {
  const { page, size } = pageOf({ page: filters.page, limit: filters.pageSize });
  const matching = matchingEntries(reader, customer.id, filters);
  const rows = await matching
    // Joined by the customer too: the code of another customer's order is not shown.
    .leftJoin("orders", (join) =>
      join
        .onRef("orders.id", "=", "ledger_entries.order_id")
        .onRef("orders.customer_id", "=", "ledger_entries.customer_id"),
    )
    .leftJoin("gift_orders", (join) =>
      join
        .onRef("gift_orders.id", "=", "ledger_entries.order_id")
        .onRef("gift_orders.customer_id", "=", "ledger_entries.customer_id"),
    )
    .select([
      "ledger_entries.account",
      "ledger_entries.amount",
      "ledger_entries.reason",
      "ledger_entries.note",
      "ledger_entries.created_at",
      "orders.code",
      "gift_orders.code as giftOrderCode",
    ])
    .orderBy("ledger_entries.created_at", "desc")
    .orderBy("ledger_entries.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total: await countRows(matching),
    entries: rows.map((row) => ({
      changedAt: row.created_at,
      amount: row.amount,
      note: noteOf({ ...row, orderCode: row.code ?? row.giftOrderCode ?? "" }, language),
    })),
  };
}

function matchingEntries(
  reader: Reader,
  customerId: string,
  { accounts, from, to, least, most }: Filters,
) {
  let entries = reader
    .selectFrom("ledger_entries")
    .where("ledger_entries.customer_id", "=", customerId)
    .where("ledger_entries.account", "in", accounts);
  if (from !== "") {
    entries = entries.where("ledger_entries.created_at", ">=", startOfDay(from));
  }
  if (to !== "") {
    entries = entries.where("ledger_entries.created_at", "<", afterDay(to));
  }
  if (least !== null) {
    entries = entries.where((of) =>
      of(of.fn<number>("abs", ["ledger_entries.amount"]), ">=", least),
    );
  }
  if (most !== null) {
    entries = entries.where((of) =>
      of(of.fn<number>("abs", ["ledger_entries.amount"]), "<=", most),
    );
  }
  return entries;
}
