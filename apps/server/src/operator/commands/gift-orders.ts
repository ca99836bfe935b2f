import { accountEmail } from "@reagent/domain/email-address";
import { momentOf } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { quantityOf, USUAL_LIMIT } from "../arguments.ts";
import { paymentOf } from "../gift-order.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";

/** Adds `gift-orders`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("gift-orders")
    .description("lists the paid gift orders that wait to be confirmed or shipped")
    .option("--all", "those that were shipped or cancelled, or are not paid, too")
    .option("--customer <EMAIL>", "only gift orders of this customer")
    .option("--limit <N>", "at most so many gift orders", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many gift orders", quantityOf, 1)
    .action((options) => inShop(({ database }) => listGiftOrders(database.read, options)));

interface Wanted {
  readonly all?: boolean | undefined;
  readonly customer?: string | undefined;
  readonly limit: number;
  readonly page: number;
}

/** The paid gift orders that wait to be confirmed or shipped, oldest first, or all, newest first. */
async function listGiftOrders(
  reader: Reader,
  { all = false, customer, limit, page }: Wanted,
): Promise<List> {
  let orders = reader
    .selectFrom("gift_orders")
    .innerJoin("customers", "customers.id", "gift_orders.customer_id")
    .selectAll("gift_orders")
    .select("customers.email")
    .limit(limit)
    .offset((page - 1) * limit);
  if (customer !== undefined) {
    orders = orders.where("customers.email", "=", accountEmail(customer));
  }
  const rows = await (
    all
      ? orders.orderBy("gift_orders.created_at", "desc")
      : orders
          .where("status", "in", ["unconfirmed", "confirmed"])
          .where("paid_at", "is not", null)
          .orderBy("gift_orders.created_at")
  )
    .orderBy("gift_orders.id")
    .execute();
  return {
    columns: ["Gift order", "Placed", "State", "Payment", "Amount", "Customer"],
    empty: all ? "There are no such gift orders." : "No gift order waits.",
    rows: rows.map((row) => [
      row.code,
      momentOf(row.created_at),
      row.status,
      paymentOf(row),
      `${row.amount} grains`,
      row.email,
    ]),
  };
}
