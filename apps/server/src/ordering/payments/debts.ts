import type { GoodsKind } from "@reagent/domain/goods-kind";
import { type Fen, fen, subtract, sum, toYuan } from "@reagent/domain/money";
import { allotRepayment } from "@reagent/domain/payment";
import type { Reader, Tx } from "../../database/database.ts";
import type { LedgerAccount } from "../../database/schema-customer.ts";
import { balanceOf, book } from "../balance/ledger.ts";
import { noteEvent } from "../orders/transitions/timeline.ts";

/** Used credit that is not repaid. */
export interface StoredDebt {
  /** Null for credit that no order used. */
  readonly order: {
    readonly id: string;
    readonly code: string;
    readonly kind: GoodsKind;
    readonly createdAt: number;
  } | null;
  readonly account: LedgerAccount;
  readonly owed: Fen;
}

/** A customer's debts, oldest first: of one order, or all without one. */
export async function debtsOf(
  reader: Reader,
  customerId: string,
  orderId: string | null,
): Promise<readonly StoredDebt[]> {
  const rows = await reader
    .selectFrom("orders")
    .select(["id", "code", "kind", "created_at", "paid_by", "credit_owed"])
    .where("customer_id", "=", customerId)
    .where("credit_owed", ">", 0)
    .$if(orderId !== null, (query) => query.where("id", "=", orderId))
    .orderBy("created_at")
    .orderBy("code")
    .execute();
  const ofOrders = rows.map((row): StoredDebt => ({
    order: { id: row.id, code: row.code, kind: row.kind, createdAt: row.created_at },
    account: row.paid_by === "second-credit" ? "second-credit" : "credit",
    owed: fen(row.credit_owed),
  }));
  if (orderId !== null) return ofOrders;
  const others: StoredDebt[] = [];
  for (const account of ["credit", "second-credit"] as const) {
    const ofAccount = sum(
      ofOrders.filter((debt) => debt.account === account).map(({ owed }) => owed),
    );
    const owed = subtract(await balanceOf(reader, customerId, account), ofAccount);
    if (owed > 0) others.push({ order: null, account, owed });
  }
  return [...ofOrders, ...others];
}

/**
 * Repays debts in their sequence, as far as an amount reaches, and books the repayment from the balance where it is paid from there.
 * Returns the rest of the amount. The caller checks that the balance covers it.
 */
export async function repayDebts(
  tx: Tx,
  debts: readonly StoredDebt[],
  {
    customerId,
    amount,
    isFromBalance,
    now,
  }: {
    readonly customerId: string;
    readonly amount: Fen;
    readonly isFromBalance: boolean;
    readonly now: number;
  },
): Promise<Fen> {
  const { repaid, toBalance } = allotRepayment(amount, debts);
  for (const { debt, amount: part } of repaid) {
    const orderId = debt.order?.id ?? null;
    const booking = {
      customerId,
      amount: subtract(fen(0), part),
      reason: "repayment",
      orderId,
      now,
    } as const;
    await book(tx, { ...booking, account: debt.account });
    if (isFromBalance) await book(tx, { ...booking, account: "prepay" });
    if (orderId === null) continue;
    await tx
      .updateTable("orders")
      .set({ credit_owed: subtract(debt.owed, part) })
      .where("id", "=", orderId)
      .execute();
    await noteEvent(tx, orderId, "repaid", { now, detail: { amount: toYuan(part) } });
  }
  return toBalance;
}
