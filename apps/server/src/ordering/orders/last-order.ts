import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Tx } from "../../database/database.ts";

/** A line of an order as lists store it. */
interface OrderedLine {
  readonly stock: number;
  readonly columns: { readonly product_code: string; readonly price: number };
}

/**
 * Remembers an order in all lists of its customer: every line with an ordered product has its price and whether it was in stock. It
 * does not matter whether the product came into the cart from the list (decisions, shopping lists).
 */
export async function rememberOrdered(
  tx: Tx,
  order: {
    readonly customerId: string;
    readonly kind: GoodsKind;
    readonly lines: readonly OrderedLine[];
    readonly now: number;
  },
): Promise<void> {
  const { customerId, kind, now } = order;
  const listed = await tx
    .selectFrom("shopping_list_lines")
    .select("product_code")
    .distinct()
    .where("customer_id", "=", customerId)
    .where("kind", "=", kind)
    .execute();
  const codes = new Set(listed.map(({ product_code }) => product_code));
  for (const { stock, columns } of order.lines) {
    if (!codes.has(columns.product_code)) continue;
    await tx
      .updateTable("shopping_list_lines")
      .set({
        ordered_at: now,
        ordered_price: columns.price,
        ordered_in_stock: stock > 0 ? 1 : 0,
      })
      .where("customer_id", "=", customerId)
      .where("kind", "=", kind)
      .where("product_code", "=", columns.product_code)
      .execute();
  }
}
