import type { ParamsOf } from "@reagent/api/contract/endpoint";
import type {
  listInstrumentOrders,
  listOrders,
  listUnshippedLines,
  OrderList,
} from "@reagent/api/contract/order";
import { fen, sum } from "@reagent/domain/money";
import { awaitsPayment } from "@reagent/domain/order";
import { isCreditOffered } from "@reagent/domain/payment";
import { pageOf } from "../../basics/paging.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import { balancesOf } from "../../ordering/balance/ledger.ts";
import { type Listed, matchingOrders, ordersOf } from "./matching.ts";
import { rowsOf } from "./rows.ts";

/** Counts a customer's reagent orders since 2024; cancelled ones count as orders, but not as unpaid. */
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

/** A page of the reagent orders, newest first: those before 2024 or those since. */
export function readReagentOrders(
  call: CustomerCall<ParamsOf<typeof listOrders>>,
  { database }: Pick<Services, "database">,
): Promise<OrderList> {
  return readOrders(database.read, call, { kind: "reagent", isLegacy: call.params.isLegacy });
}

/** A page of the instrument orders, newest first. */
export function readInstrumentOrders(
  call: CustomerCall<ParamsOf<typeof listInstrumentOrders>>,
  { database }: Pick<Services, "database">,
): Promise<OrderList> {
  const { relatedOrderCode } = call.params;
  return readOrders(database.read, call, { kind: "instrument", relatedOrderCode });
}

/** A page of a customer's orders with the totals of all orders that the filters match. */
async function readOrders(
  reader: Reader,
  { params, customer, language }: CustomerCall<ParamsOf<typeof listUnshippedLines>>,
  listed: Omit<Listed, "customerId">,
): Promise<OrderList> {
  const { page, size } = pageOf({ page: params.page, limit: params.pageSize });
  const matching = matchingOrders(reader, { ...listed, customerId: customer.id }, params);
  const sums = await matching
    .select((of) => [
      of.fn.countAll<number>().as("total"),
      of.fn
        .sum<number | null>("amount")
        // As in `countsInTotals`.
        .filterWhere(({ or, eb }) =>
          or([eb("review", "<>", "cancelled"), eb("payment", "=", "paid")]),
        )
        .as("amount"),
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
    credit: await creditOf(reader, customer.id),
  };
}

/** The used credit of a customer, and whether credit is offered. */
async function creditOf(reader: Reader, customerId: string): Promise<OrderList["credit"]> {
  const customer = await reader
    .selectFrom("customers")
    .select(["account_period", "credit_limit", "second_credit_limit"])
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const balances = await balancesOf(reader, customerId);
  return {
    isShown: isCreditOffered({
      accountPeriod: customer.account_period,
      creditLimit: Math.max(customer.credit_limit, customer.second_credit_limit),
    }),
    used: sum([balances.credit, balances["second-credit"]]),
  };
}
