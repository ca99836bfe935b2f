import { UNIVERSITY_GROUP } from "@reagent/domain/customer-category";
import { chunks } from "../database/chunks.ts";
import type { Reader, Tx } from "../database/database.ts";

/** The price groups that customers can have, in alphabetical order. */
export async function groupsIn(reader: Reader): Promise<string[]> {
  const groups = new Set<string>([UNIVERSITY_GROUP]);
  for (const table of ["discounts", "agreed_prices"] as const) {
    const rows = await reader
      .selectFrom(table)
      .select("customer_group")
      .distinct()
      .where("customer_group", "<>", "")
      .execute();
    for (const row of rows) groups.add(row.customer_group);
  }
  return [...groups].toSorted();
}

/** The price groups of customers by their ids, in alphabetical order; who has none is left out. */
export async function groupsOfAll(
  reader: Reader,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const groups = new Map<string, string[]>();
  for (const some of chunks(customerIds)) {
    const rows = await reader
      .selectFrom("customer_groups")
      .selectAll()
      .where("customer_id", "in", some)
      .execute();
    for (const { customer_id: id, customer_group: group } of rows)
      groups.set(id, [...(groups.get(id) ?? []), group].toSorted());
  }
  return groups;
}

/** A customer's price groups, in alphabetical order. */
export async function groupsOf(reader: Reader, customerId: string): Promise<readonly string[]> {
  return (await groupsOfAll(reader, [customerId])).get(customerId) ?? [];
}

/**
 * The group of `customers.customer_group`, for servers of the version before, which know one for each customer: the universities',
 * which they take back themselves, else the first; "" for none.
 */
export const columnOfGroups = (groups: readonly string[]): string =>
  groups.includes(UNIVERSITY_GROUP) ? UNIVERSITY_GROUP : (groups.toSorted()[0] ?? "");

/** Makes a customer's price groups exactly these. */
export async function setGroups(
  tx: Tx,
  customerId: string,
  groups: readonly string[],
): Promise<void> {
  await tx.deleteFrom("customer_groups").where("customer_id", "=", customerId).execute();
  if (groups.length > 0)
    await tx
      .insertInto("customer_groups")
      .values(groups.map((group) => ({ customer_id: customerId, customer_group: group })))
      .execute();
  await tx
    .updateTable("customers")
    .set({ customer_group: columnOfGroups(groups) })
    .where("id", "=", customerId)
    .execute();
}

/** Gives a customer the prices of universities beside those of other groups (decisions, price groups). */
export async function joinUniversityGroup(tx: Tx, customerId: string): Promise<void> {
  const groups = await groupsOf(tx, customerId);
  await setGroups(tx, customerId, [...new Set([...groups, UNIVERSITY_GROUP])]);
}

/** Ends the prices of universities for a customer; other groups stay (decisions, price groups). */
export async function leaveUniversityGroup(tx: Tx, customerId: string): Promise<void> {
  const groups = await groupsOf(tx, customerId);
  await setGroups(
    tx,
    customerId,
    groups.filter((group) => group !== UNIVERSITY_GROUP),
  );
}
