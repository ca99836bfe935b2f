import type { Reader } from "../database/database.ts";
import { CommandError } from "../settings/command-line.ts";
import { changing } from "./changing.ts";
import { showOrder } from "./show-order.ts";

/** Changes an invoice in one transaction; says what was done, and shows its order. */
export const changeInvoice = changing({ idOf: orderIdOfInvoice, show: showOrder });

async function orderIdOfInvoice(reader: Reader, code: string): Promise<string> {
  const invoice = await reader
    .selectFrom("order_invoices")
    .select("order_id")
    .where("code", "=", code)
    .executeTakeFirst();
  if (!invoice) throw new CommandError(`There is no invoice ${code}.`);
  return invoice.order_id;
}
