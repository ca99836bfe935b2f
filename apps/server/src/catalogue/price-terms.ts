import { type AliasedRawBuilder, sql } from "kysely";
import type { PriceViewer } from "../basics/viewer.ts";

/** What lowers the price of a pack for a customer. */
export interface PriceTermsRow {
  /** The lowest discount of the customer's groups, in permille of the price; null for none. */
  readonly permille: number | null;
}

/** The terms of goods whose price nothing lowers. */
export const NO_TERMS: PriceTermsRow = { permille: null };

type TermsColumns = {
  [Column in keyof PriceTermsRow]: AliasedRawBuilder<PriceTermsRow[Column], Column>;
}[keyof PriceTermsRow][];

/** Columns of a query of packs with what lowers their prices for a viewer; for a guest nothing is looked up. */
export function priceTermsOf({ customer }: PriceViewer): TermsColumns {
  if (!customer) return [sql<null>`null`.as("permille")];
  const groups = sql`select customer_group from customer_groups where customer_id = ${customer.id}`;
  return [
    sql<number | null>`(
      select min(discounts.permille) from discounts
      where discounts.item_id = packs.item_id and discounts.customer_group in (${groups})
    )`.as("permille"),
  ];
}
