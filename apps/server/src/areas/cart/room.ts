import { MOST_CART_LINES } from "@reagent/domain/cart";
import { countRows } from "../../database/count-rows.ts";
import type { Reader } from "../../database/database.ts";

/** The lines that a customer's cart shows: a line outlives goods that left the catalogue. */
export const shownLines = (reader: Reader, customerId: string) =>
  reader
    .selectFrom("cart_lines as line")
    .leftJoin("packs", (join) =>
      join.on("line.kind", "=", "reagent").onRef("packs.id", "=", "line.product_id"),
    )
    .leftJoin("instrument_skus", (join) =>
      join.on("line.kind", "=", "instrument").onRef("instrument_skus.id", "=", "line.product_id"),
    )
    .where("line.customer_id", "=", customerId)
    .where(({ or, eb }) =>
      or([eb("packs.id", "is not", null), eb("instrument_skus.id", "is not", null)]),
    );

/** How many different products a customer's cart can still take; less than 1 when it is full. */
export async function roomInCart(reader: Reader, customerId: string): Promise<number> {
  return MOST_CART_LINES - (await countRows(shownLines(reader, customerId)));
}
