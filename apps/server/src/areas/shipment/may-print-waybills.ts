import type { Reader } from "../../database/database.ts";

/** Whether a customer may print waybills: the operator allows it, or the settings by the e-mail address. */
export async function mayPrintWaybills(
  reader: Reader,
  customerId: string,
  emails: readonly string[],
): Promise<boolean> {
  const row = await reader
    .selectFrom("customers")
    .select(["email", "may_print_waybills"])
    .where("id", "=", customerId)
    .executeTakeFirst();
  return row !== undefined && (row.may_print_waybills === 1 || emails.includes(row.email));
}
