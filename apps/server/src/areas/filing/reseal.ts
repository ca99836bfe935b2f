import type { Selectable } from "kysely";
import { contextOf } from "../../customers/precursor.ts";
import type { Database } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { Vault } from "../../sessions/vault.ts";

type Sealed = Pick<
  Selectable<Schema["precursor_filings"]>,
  "customer_id" | "handler_id_number" | "responsible_id_number"
>;

/** The ID numbers of a filing with the current key; undefined where they have it already. */
function resealed(
  { customer_id, handler_id_number, responsible_id_number }: Sealed,
  vault: Vault,
): Omit<Sealed, "customer_id"> | undefined {
  const handler = vault.reseal(handler_id_number, contextOf("handler", customer_id));
  const responsible = vault.reseal(responsible_id_number, contextOf("responsible", customer_id));
  return handler === undefined && responsible === undefined
    ? undefined
    : {
        handler_id_number: handler ?? handler_id_number,
        responsible_id_number: responsible ?? responsible_id_number,
      };
}

/**
 * Encrypts the ID numbers of filings, and of their copies in orders, with the current key where they have a former one. Returns how
 * many changed. Throws where a number has none of the vault's keys.
 */
export async function resealFilings(database: Database, vault: Vault): Promise<number> {
  return (await resealCustomers(database, vault)) + (await resealOrders(database, vault));
}

/** One transaction for each, so that the shop can go on. */
async function resealCustomers(database: Database, vault: Vault): Promise<number> {
  const filings = await database.read
    .selectFrom("precursor_filings")
    .select(["customer_id", "precursor"])
    .execute();
  let count = 0;
  for (const { customer_id: customerId, precursor } of filings) {
    count += await database.transact(async (tx) => {
      const row = await tx
        .selectFrom("precursor_filings")
        .select(["customer_id", "handler_id_number", "responsible_id_number"])
        .where("customer_id", "=", customerId)
        .where("precursor", "=", precursor)
        .executeTakeFirst();
      const numbers = row && resealed(row, vault);
      if (!numbers) return 0;
      await tx
        .updateTable("precursor_filings")
        .set(numbers)
        .where("customer_id", "=", customerId)
        .where("precursor", "=", precursor)
        .execute();
      return 1;
    });
  }
  return count;
}

async function resealOrders(database: Database, vault: Vault): Promise<number> {
  const orders = await database.read
    .selectFrom("orders")
    .select(["id", "filing"])
    .where("filing", "is not", null)
    .execute();
  let count = 0;
  for (const { id, filing } of orders) {
    const copy = JSON.parse(filing ?? "{}") as Sealed;
    const numbers = resealed(copy, vault);
    if (!numbers) continue;
    // The copy never changes otherwise.
    await database.transact((tx) =>
      tx
        .updateTable("orders")
        .set({ filing: JSON.stringify({ ...copy, ...numbers }) })
        .where("id", "=", id)
        .execute(),
    );
    count += 1;
  }
  return count;
}
