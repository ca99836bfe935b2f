import { UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import type { Tx } from "../database/database.ts";

/** Ends the prices of universities for a customer; a group that the operator gave stays (decisions, price groups). */
export async function leaveUniversityGroup(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable("customers")
    .set({ customer_group: "" })
    .where("id", "=", customerId)
    .where("customer_group", "=", UNIVERSITY_GROUP)
    .execute();
}
