import type { Reader } from "../../database/database.ts";

/** Whether a customer may print waybills: the operator or the settings allow it. */
export async function mayPrintWaybills(
  reader: Reader,
  customerId: string,
  waybillCustomers: readonly string[],
): Promise<boolean> {
  if (waybillCustomers.includes(customerId)) return true;
  const row = await reader
    .selectFrom("customers")
    .select("may_print_waybills")
    .where("id", "=", customerId)
    .executeTakeFirst();
  return row?.may_print_waybills === 1;
}
