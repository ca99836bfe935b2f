import { codes } from "@reagent/api/contract/envelope";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Selectable } from "kysely";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { CustomerCall } from "../../http/call.ts";
import { Refusal } from "../../http/refusal.ts";
import { orderMessages } from "./transitions/messages.ts";

export type StoredOrder = Selectable<Schema["orders"]>;

/** A customer's order, of one kind or of either; undefined where the customer has no such order. */
export async function findOrder(
  reader: Reader,
  {
    customerId,
    orderId,
    kind,
  }: {
    readonly customerId: string;
    readonly orderId: string;
    readonly kind?: GoodsKind | undefined;
  },
): Promise<StoredOrder | undefined> {
  const order = await reader
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return kind === undefined || order?.kind === kind ? order : undefined;
}

/** The customer's own order that a call names; refuses any other. */
export async function ownOrder(
  reader: Reader,
  { params, customer, language }: CustomerCall<{ readonly orderId: string }>,
  kind?: GoodsKind,
): Promise<StoredOrder> {
  const order = await findOrder(reader, { customerId: customer.id, orderId: params.orderId, kind });
  if (!order) {
    throw new Refusal(codes.notFound, orderMessages.missing[language]);
  }
  return order;
}
