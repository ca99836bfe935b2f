import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type { listUnshippedLines, OrderList } from "@reagent/api/contract/order";
import { fen } from "@reagent/domain/money";
import { awaitsPayment } from "@reagent/domain/order";
import { isCreditOffered } from "@reagent/domain/payment";
import type { Reader } from "../../database/database.ts";
import type { Language } from "../../http/language.ts";
import { pageOf } from "../../http/paging.ts";
import { type Listed, matchingOrders, ordersOf } from "./matching.ts";
import { rowsOf } from "./rows.ts";

/** How many reagent orders since 2024 a customer has; cancelled ones count as orders and not as unpaid. */
export async function countOrders(
  reader: Reader,
  customerId: string,
): Promise<{ total: number; unpaid: number; paid: number }> {
  const rows = await ordersOf(reader, { customerId, kind: "reagent", isLegacy: false })
    .select((of) => ["review", "payment", of.fn.countAll<number>().as("total")])
    .groupBy(["review", "payment"])
    .execute();
  const count = (counted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(counted).reduce((total, row) => total + row.total, 0);
  return {
    total: count(() => true),
    unpaid: count(awaitsPayment),
    paid: count((row) => row.payment === "paid"),
  };
}

/** A page of a customer's orders, newest first, with the totals of all that the filters match. */
export async function readOrders(
  reader: Reader,
  listed: Listed,
  filters: ParamsOf<typeof listUnshippedLines>,
  language: Language,
): Promise<OrderList> {
  const { page, size } = pageOf({ page: filters.page, limit: filters.pageSize });
  const matching = matchingOrders(reader, listed, filters);
  const sums = await matching
    .select((of) => [
      of.fn.countAll<number>().as("total"),
      of.fn.sum<number | null>("amount").as("amount"),
      of.fn.sum<number | null>("refunded_amount").as("refunded"),
    ])
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll("orders")
    .orderBy("orders.created_at", "desc")
    .orderBy("orders.id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    orders: await rowsOf(reader, rows, language),
    total: sums.total,
    orderTotal: fen(Number(sums.amount ?? 0)),
    refundTotal: fen(Number(sums.refunded ?? 0)),
    credit: await creditOf(reader, listed.customerId),
  };
}

/** What is used of a customer's credit lines, and whether there are any. */
async function creditOf(reader: Reader, customerId: string): Promise<OrderList["credit"]> {
  const customer = await reader
    .selectFrom("customers")
    .select(["account_period", "credit_limit", "second_credit_limit"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const { used } = await reader
    .selectFrom("ledger_entries")
    .select((of) => of.fn.sum<number | null>("amount").as("used"))
    .where("customer_id", "=", customerId)
    .where("account", "in", ["credit", "second-credit"])
    .executeTakeFirstOrThrow();
  return {
    isShown: isCreditOffered({
      accountPeriod: customer.account_period,
      creditLimit: Math.max(customer.credit_limit, customer.second_credit_limit),
    }),
    used: fen(Number(used ?? 0)),
  };
}
