import { UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import type { Reader } from "../database/database.ts";

/** The price groups that customers can have, in alphabetical order. */
export async function groupsIn(reader: Reader): Promise<string[]> {
  const rows = await reader.selectFrom("discounts").select("customer_group").distinct().execute();
  const groups = new Set([UNIVERSITY_GROUP, ...rows.map((row) => row.customer_group)]);
  return [...groups].toSorted();
}
