import type { CustomerCall } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import { ordersTogether, type StoredOrder } from "../../ordering/payments/settle.ts";

/** Names an order; the kind may be left out. */
export interface NamedOrder {
  readonly orderId: string;
  readonly kind: "reagent" | "instrument" | "unknown";
}

/** The customer's own order that a call names, and its related order; undefined where the customer has no such order. */
export async function ownOrders(
  reader: Reader,
  { params, customer }: Pick<CustomerCall<NamedOrder>, "params" | "customer">,
): Promise<{ readonly named: StoredOrder; readonly all: readonly StoredOrder[] } | undefined> {
  const together = await ordersTogether(reader, params.orderId);
  const all = together.filter((order) => order.customer_id === customer.id);
  const named = all.find(
    ({ id, kind }) => id === params.orderId && (params.kind === "unknown" || kind === params.kind),
  );
  return named && { named, all };
}
