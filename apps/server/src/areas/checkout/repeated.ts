import type { OrderPrice } from "@reagent/api/contract/checkout";
import { repeatedToday } from "@reagent/domain/repeat-today";
import { dayOf, startOfDay } from "../../basics/day.ts";
import type { CustomerCall } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import { type OrderableLine, productOf } from "./lines.ts";

/** The lines whose products the customer ordered today already, to the same address. */
export async function readRepeated(
  reader: Reader,
  { customer, language, now }: CustomerCall<unknown>,
  { lines, addressId }: { readonly lines: readonly OrderableLine[]; readonly addressId: string },
): Promise<OrderPrice["repeated"]> {
  const today = dayOf(now);
  const rows = await reader
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.kind", "orders.review", "orders.created_at", "order_lines.product_id"])
    .where("orders.customer_id", "=", customer.id)
    .where("orders.created_at", ">=", startOfDay(today))
    .where("orders.address_id", "=", addressId)
    .execute();
  const ordered = rows.map((row) => ({
    kind: row.kind,
    productId: String(row.product_id),
    addressId,
    day: dayOf(row.created_at),
    isCancelled: row.review === "cancelled",
  }));
  const products = repeatedToday(lines, { ordered, addressId, today }).map((line) =>
    productOf(line, language),
  );
  return { count: products.length, products };
}
