import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { showOrder } from "./show-order.ts";

/** The id of the order with a number. Throws `CommandError` where there is none. */
export async function orderIdOf(reader: Reader, code: string): Promise<string> {
  const order = await reader
    .selectFrom("orders")
    .select("id")
    .where("code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
  if (!order) {
    throw new CommandError(`There is no order ${code}.`);
  }
  return order.id;
}

/** An order cannot be paid or kept. */
export const notAwaited = () => new CommandError("This order does not wait to be paid.");

/** Changes an order in one transaction; says what was done, and shows the order. */
export const changeOrder = changing({ idOf: orderIdOf, show: showOrder });
