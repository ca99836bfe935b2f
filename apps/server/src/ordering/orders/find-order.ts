import { codes } from "@reagent/api/contract/envelope";
import { orderMessages } from "@reagent/api/messages/order";
import type { AddressPlace } from "@reagent/domain/address-line";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import type { Selectable } from "kysely";
import type { Language } from "../../basics/language.ts";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { withRegionsIn } from "../../catalogue/regions.ts";
import type { Reader } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";

export type StoredOrder = Selectable<Schema["orders"]>;

/** The delivery address of an order, by the names of its regions. */
export function placeOf(
  order: Pick<StoredOrder, "province_name" | "city_name" | "district_name" | "street">,
  language: Language,
): AddressPlace {
  const place = {
    provinceName: order.province_name,
    cityName: order.city_name,
    districtName: order.district_name,
    street: order.street,
  };
  return withRegionsIn(place, language);
}

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
