import type { FilingState } from "@reagent/domain/filing";
import type { Reader } from "../database/database.ts";

/** The state of a customer's university info. */
export async function universityStateOf(reader: Reader, customerId: string): Promise<FilingState> {
  const row = await reader
    .selectFrom("university_filings")
    .select("state")
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return row?.state ?? "none";
}
