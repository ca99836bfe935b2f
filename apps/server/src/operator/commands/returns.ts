import { accountEmail } from "@reagent/domain/email-address";
import { isUnderWay, RETURN_STATUSES } from "@reagent/domain/return";
import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `returns`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("returns")
    .description("lists the returns that wait for a review, for their goods or for the refund")
    .option("--all", "those that have ended too")
    .option("--customer <EMAIL>", "only returns of this customer")
    .option("--limit <N>", "at most so many returns", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many returns", quantityOf, 1)
    .action((options) => inShop(({ database }) => listReturns(database.read, options)));

interface Wanted {
  readonly all?: boolean | undefined;
  readonly customer?: string | undefined;
  readonly limit: number;
  readonly page: number;
}

/** Returns that are under way, oldest first, or all, newest first. */
async function listReturns(
  reader: Reader,
  { all = false, customer, limit, page }: Wanted,
): Promise<List> {
  let returns = reader
    .selectFrom("returns")
    .innerJoin("orders", "orders.id", "returns.order_id")
    .innerJoin("customers", "customers.id", "returns.customer_id")
    .selectAll("returns")
    .select(["orders.code as order_code", "customers.email"])
    .orderBy("returns.created_at", all ? "desc" : "asc")
    .orderBy("returns.code", all ? "desc" : "asc")
    .limit(limit)
    .offset((page - 1) * limit);
  if (!all) {
    returns = returns.where("returns.status", "in", RETURN_STATUSES.filter(isUnderWay));
  }
  if (customer !== undefined) {
    returns = returns.where("customers.email", "=", accountEmail(customer));
  }
  const rows = await returns.execute();
  return {
    columns: ["Return", "Asked", "Order", "State", "Way back", "Customer"],
    empty: "There are no such returns.",
    rows: rows.map((row) => [
      row.code,
      momentOf(row.created_at),
      row.order_code,
      row.status,
      row.received_at === null ? row.express_number : "received",
      row.email,
    ]),
  };
}
