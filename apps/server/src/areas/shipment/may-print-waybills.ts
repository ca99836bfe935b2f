import type { Reader } from "../../database/database.ts";

/** Whether the operator has given a customer the right to print waybills. */
export async function mayPrintWaybills(reader: Reader, customerId: string): Promise<boolean> {
  const row = await reader
    .selectFrom("customers")
    .select("may_print_waybills")
    .where("id", "=", customerId)
    .executeTakeFirst();
  return row?.may_print_waybills === 1;
}
