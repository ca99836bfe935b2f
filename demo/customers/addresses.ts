import type { Tx } from "@reagent/server/database/database";
import { readRows } from "../rows.ts";

const COLUMNS = [
  "customer",
  "use",
  "receiver",
  "mobile",
  "phone_area",
  "phone_number",
  "phone_extension",
  "province",
  "city",
  "district",
  "street",
  "postcode",
] as const;

/** Adds the addresses of a demo customer from `addresses.csv`: those of delivery, the default one first, and that of invoices. */
export async function addDemoAddresses(tx: Tx, customerId: string, now: number): Promise<void> {
  const rows = readRows(new URL("addresses.csv", import.meta.url), COLUMNS);
  const own = Map.groupBy(
    rows.filter(({ customer }) => customer === customerId),
    ({ use }) => use,
  );
  for (const [index, { customer, use: _, ...address }] of (own.get("delivery") ?? []).entries())
    await tx
      .insertInto("addresses")
      .values({
        ...address,
        id: `${customer}-${index + 1}`,
        customer_id: customer,
        is_default: index === 0 ? 1 : 0,
        created_at: now - index,
      })
      .execute();
  for (const { customer, use: _, ...address } of own.get("invoice") ?? [])
    await tx
      .insertInto("invoice_addresses")
      .values({ ...address, id: customer, customer_id: customer })
      .execute();
}
