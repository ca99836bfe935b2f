import { fen } from "@reagent/domain/money";
import type { PriceTerm } from "@reagent/domain/price-terms";
import { type AliasedRawBuilder, type RawBuilder, sql } from "kysely";
import { dayOf } from "../basics/day.ts";
import type { PriceViewer } from "../basics/viewer.ts";

/** What lowers the price of a pack for a customer: the lowest of each kind that applies, null for none. */
export interface PriceTermsRow {
  /** What is paid of the usual price, in permille. */
  readonly permille: number | null;
  /** The agreed unit price in fen. */
  readonly agreed_price: number | null;
}

/** The terms of goods whose price nothing lowers. */
export const NO_TERMS: PriceTermsRow = { permille: null, agreed_price: null };

/** The terms of a row as the rule of prices takes them. */
export function termsOf({ permille, agreed_price }: PriceTermsRow): PriceTerm[] {
  return [
    ...(permille === null ? [] : [{ kind: "discount", permille } as const]),
    ...(agreed_price === null ? [] : [{ kind: "price", price: fen(agreed_price) } as const]),
  ];
}

type TermsColumns = {
  [Column in keyof PriceTermsRow]: AliasedRawBuilder<PriceTermsRow[Column], Column>;
}[keyof PriceTermsRow][];

/**
 * Columns of a query of packs with what lowers their prices for a viewer today: terms of the customer, of the customer's groups, on the
 * item or on the pack. For a guest, and for the packs of a customer without groups and agreed prices, nothing is looked up.
 */
export function priceTermsOf({ customer, now }: PriceViewer): TermsColumns {
  if (!customer) return [sql<null>`null`.as("permille"), sql<null>`null`.as("agreed_price")];
  const day = dayOf(now);
  const groups = sql`select customer_group from customer_groups where customer_id = ${customer.id}`;
  const isInForce = sql`agreed_prices.item_id = packs.item_id
    and (agreed_prices.product_id is null or agreed_prices.product_id = packs.id)
    and agreed_prices.from_day <= ${day}
    and (agreed_prices.until_day = '' or agreed_prices.until_day >= ${day})`;
  // Each part by its own index: of customers, and of groups.
  const agreed = (column: "permille" | "price") => sql`
    select ${sql.ref(`agreed_prices.${column}`)} as term from agreed_prices
    where agreed_prices.customer_id = ${customer.id} and ${isInForce}
    union all
    select ${sql.ref(`agreed_prices.${column}`)} from agreed_prices
    where agreed_prices.customer_group in (${groups}) and ${isInForce}`;
  // Asked once for the whole query, before it looks anything up for each pack.
  const hasTerms = sql`(exists (${groups})
    or exists (select 1 from agreed_prices where agreed_prices.customer_id = ${customer.id}))`;
  const lowest = (terms: RawBuilder<unknown>) =>
    sql<
      number | null
    >`case when ${hasTerms} then (select min(terms.term) from (${terms}) as terms) end`;
  return [
    lowest(sql`
      select discounts.permille as term from discounts
      where discounts.item_id = packs.item_id and discounts.customer_group in (${groups})
      union all ${agreed("permille")}`).as("permille"),
    lowest(agreed("price")).as("agreed_price"),
  ];
}
