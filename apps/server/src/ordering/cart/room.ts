import { codes } from "@reagent/api/contract/envelope";
import { cartMessages } from "@reagent/api/messages/cart";
import { MOST_CART_LINES } from "@reagent/domain/cart";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { countRows } from "../../database/count-rows.ts";
import type { Tx } from "../../database/database.ts";

/**
 * How many different products a customer's cart can still take; less than 1 when it is full. Lines of goods that left the catalogue count:
 * on PostgreSQL, reading the catalogue here would make additions collide with orders that change its stock.
 */
export async function roomInCart(tx: Tx, customerId: string): Promise<number> {
  const lines = tx.selectFrom("cart_lines").where("customer_id", "=", customerId);
  return MOST_CART_LINES - (await countRows(lines));
}

/** Refuses another product where the cart is full (decisions, cart size). */
export async function expectRoom(
  tx: Tx,
  { customer, language }: CustomerCall<unknown>,
): Promise<void> {
  if ((await roomInCart(tx, customer.id)) < 1) {
    throw new Refusal(codes.badRequest, cartMessages.full[language]);
  }
}
