import type { Reader } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import { ordersTogether, type StoredOrder } from "./settle.ts";

/** How a call names an order; the kind says which list it stands in and may be left out. */
interface Named {
  readonly orderId: string;
  readonly kind: "reagent" | "instrument" | "unknown";
}

/** The order of the customer that a call names, with the one that was placed with it; undefined where it is not theirs. */
export async function ownOrders(
  reader: Reader,
  { params, customer }: Pick<CustomerCall<Named>, "params" | "customer">,
): Promise<{ readonly named: StoredOrder; readonly all: readonly StoredOrder[] } | undefined> {
  const together = await ordersTogether(reader, params.orderId);
  const all = together.filter((order) => order.customer_id === customer.id);
  const named = all.find(
    ({ id, kind }) => id === params.orderId && (params.kind === "unknown" || kind === params.kind),
  );
  return named && { named, all };
}
