import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { OrderParcels, readOrderParcels } from "@reagent/api/contract/shipment";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { isLegacy } from "@reagent/domain/order";
import { Refusal } from "../../basics/refusal.ts";
import type { CustomerCall, Services } from "../../calls/call.ts";
import { progressOfOrder } from "./parcels.ts";

/**
 * The parcels of the customer's own order, or those with one of its products. Unknown orders, those of other customers, and products that
 * were not ordered are refused alike (customer centre §2, shipment detail).
 */
export async function readParcels(
  { params, customer, language }: CustomerCall<ParamsOf<typeof readOrderParcels>>,
  { database: { read } }: Pick<Services, "database">,
): Promise<OrderParcels> {
  const order = await read
    .selectFrom("orders")
    .select(["id", "code", "kind", "created_at"])
    .where("code", "=", params.orderCode.trim())
    .where("customer_id", "=", customer.id)
    .executeTakeFirst();
  const productCode = params.productCode.trim();
  const progress = order && (await progressOfOrder(read, order, { language, productCode }));
  if (!progress) {
    throw new Refusal(codes.notFound, shipmentMessages.orderMissing[language]);
  }
  return {
    orderId: order.id,
    kind: order.kind,
    isLegacy: isLegacy(order.created_at),
    ...progress,
  };
}
