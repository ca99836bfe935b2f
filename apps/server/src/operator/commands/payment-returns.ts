import { fen, formatYuan } from "@reagent/domain/money";
import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `payment-returns`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("payment-returns")
    .description("lists the refunds that the gateway has not made yet")
    .option("--all", "those that it made or refused too")
    .option("--limit <N>", "at most so many refunds", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many refunds", quantityOf, 1)
    .action((options) => inShop(({ database }) => listReturns(database.read, options)));

/** The refunds to payments that wait, oldest first, or all, newest first. */
async function listReturns(
  reader: Reader,
  {
    all: areAllWanted = false,
    limit,
    page,
  }: { readonly all?: boolean | undefined; readonly limit: number; readonly page: number },
): Promise<List> {
  const all = reader
    .selectFrom("payment_returns as given")
    .innerJoin("orders", "orders.id", "given.order_id")
    .innerJoin("payments", "payments.id", "given.payment_id")
    .select(["given.id", "orders.code", "orders.paid_by", "given.amount", "given.created_at"])
    .select(["given.state", "given.problem", "payments.gateway_reference"])
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await (
    areAllWanted
      ? all.orderBy("given.created_at", "desc").orderBy("given.id")
      : all.where("given.state", "=", "waiting").orderBy("given.created_at").orderBy("given.id")
  ).execute();
  return {
    columns: ["Order", "Paid by", "Payment", "Amount", "Asked", "State", "Refund"],
    empty: areAllWanted ? "There are no refunds to payments." : "No refund waits.",
    rows: rows.map(({ id, code, paid_by, gateway_reference, amount, created_at, ...given }) => [
      code,
      paid_by ?? "",
      gateway_reference ?? "",
      formatYuan(fen(amount)),
      momentOf(created_at),
      [given.state, given.problem].filter(Boolean).join(", "),
      id,
    ]),
  };
}
