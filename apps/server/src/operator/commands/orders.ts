import { Option } from "@commander-js/extra-typings";
import { accountEmail } from "@reagent/domain/email-address";
import { fen, formatYuan } from "@reagent/domain/money";
import { afterDay, momentOf, startOfDay } from "../../basics/day.ts";
import type { Reader } from "../../database/database.ts";
import { dayOf, quantityOf, USUAL_LIMIT } from "../arguments.ts";
import type { List } from "../list.ts";
import type { AddCommand } from "../operator-shop.ts";
import { hasWaitingLine } from "../waiting-line.ts";

/** The next steps that an order can wait for. */
const WAITS = ["payment", "review", "shipping", "invoice"] as const;

/** Adds `orders`. */
export const addCommand: AddCommand = (operator, inShop) =>
  operator
    .command("orders")
    .description("lists the newest orders, or those that wait, oldest first")
    .addOption(new Option("--waiting <WHAT>", "only orders that wait for this step").choices(WAITS))
    .option("--customer <EMAIL>", "only orders of this customer")
    .option("--from <DAY>", "only orders from this day on, such as 2026-11-21", dayOf)
    .option("--to <DAY>", "only orders until this day", dayOf)
    .option("--limit <N>", "at most so many orders", quantityOf, USUAL_LIMIT)
    .option("--page <N>", "the page of so many orders", quantityOf, 1)
    .action((options) => inShop(({ database }) => listOrders(database.read, options)));

interface Wanted {
  readonly waiting?: (typeof WAITS)[number] | undefined;
  readonly customer?: string | undefined;
  /** Days such as "2026-11-21". */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit: number;
  readonly page: number;
}

/** Orders, newest first; those that wait for a step oldest first. */
async function listOrders(
  reader: Reader,
  { waiting, customer, from, to, limit, page }: Wanted,
): Promise<List> {
  let orders = reader
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .selectAll("orders")
    .select("customers.email")
    .orderBy("orders.created_at", waiting === undefined ? "desc" : "asc")
    .orderBy("orders.id")
    .limit(limit)
    .offset((page - 1) * limit);
  if (from !== undefined) orders = orders.where("orders.created_at", ">=", startOfDay(from));
  if (to !== undefined) orders = orders.where("orders.created_at", "<", afterDay(to));
  if (customer !== undefined) {
    orders = orders.where("customers.email", "=", accountEmail(customer));
  }
  if (waiting === "payment" || waiting === "review") {
    orders = orders
      .where("orders.review", "=", "pending")
      .where("orders.payment", "=", waiting === "payment" ? "unpaid" : "paid");
  }
  if (waiting === "shipping" || waiting === "invoice") {
    orders = orders.where("orders.review", "=", "reviewed");
  }
  if (waiting === "invoice") {
    orders = orders.where("invoice_type", "<>", "blank").where(({ exists, selectFrom }) =>
      exists(
        selectFrom("order_lines")
          .select("order_lines.position")
          .whereRef("order_lines.order_id", "=", "orders.id")
          .where("order_lines.is_cancelled", "=", 0)
          .where(({ eb, ref }) =>
            eb(eb(ref("quantity"), "-", ref("refunded_quantity")), ">", ref("invoiced_quantity")),
          ),
      ),
    );
  }
  if (waiting === "shipping") {
    orders = orders.where((of) => hasWaitingLine(of));
  }
  const rows = await orders.execute();
  return {
    columns: ["Order", "Placed", "Kind", "Review", "Payment", "Amount", "Customer"],
    empty: "There are no such orders.",
    rows: rows.map((row) => [
      row.code,
      momentOf(row.created_at),
      row.kind,
      row.review,
      row.payment,
      formatYuan(fen(row.amount)),
      row.email,
    ]),
  };
}
