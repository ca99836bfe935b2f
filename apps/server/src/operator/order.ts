import type { Reader } from "../database/database.ts";
import type { StoredOrder } from "../ordering/orders/find-order.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { showOrder } from "./show-order.ts";

/** The order with a number. Throws `CommandError` where there is none. */
export async function orderOf(reader: Reader, code: string): Promise<StoredOrder> {
  const order = await reader
    .selectFrom("orders")
    .selectAll()
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  if (!order) {
    throw new CommandError(`There is no order ${code}.`);
  }
  return order;
}

/** Its id. */
export const orderIdOf = async (reader: Reader, code: string): Promise<string> =>
  (await orderOf(reader, code)).id;

/** The id of the order with a number, or with a parcel, an invoice or a return of that number. Throws `CommandError` where there is none. */
export async function orderIdOfAny(reader: Reader, code: string): Promise<string> {
  const capital = code.trim().toUpperCase();
  for (const table of ["shipments", "order_invoices", "returns"] as const) {
    const found = await reader
      .selectFrom(table)
      .select("order_id")
      .where("code", "=", capital)
      .executeTakeFirst();
    if (found) return found.order_id;
  }
  return orderIdOf(reader, code);
}

/** An order cannot be paid or kept. */
export const notAwaited = () => new CommandError("This order does not wait to be paid.");

/** Changes an order in one transaction; says what was done, and shows the order. */
export const changeOrder = changing({ idOf: orderIdOf, show: showOrder });
