import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import type { TrackedOrder, trackShipment } from "@reagent/api/contract/shipment";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { isSameUnit, ShippingLookup, storedOrderCode } from "@reagent/domain/lookup";
import * as v from "valibot";
import { Refusal } from "../../basics/refusal.ts";
import type { Call, Services } from "../../calls/call.ts";
import type { Reader } from "../../database/database.ts";
import { count, counterOf, uncount } from "../../sessions/rate-counters.ts";
import { progressOfOrder } from "./parcels.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Lookups in an hour from one network that find nothing. Order numbers are consecutive, and names of organisations known. */
const MOST_MISSES = 20;

/**
 * The parcels of an order, for callers who know its number and who ordered. Unknown orders, other names and unreadable parameters are all
 * refused alike (decisions, shipping lookup).
 */
export async function trackOrder(
  { params, network, language, now }: Call<ParamsOf<typeof trackShipment>>,
  { database }: Pick<Services, "database">,
): Promise<TrackedOrder> {
  const misses = [counterOf("shipping lookups from", network, HOUR_MS)];
  // Counted beforehand, so that calls at the same time cannot exceed the limit together.
  const [tries = 0] = await count(database, misses, now);
  if (tries > MOST_MISSES) {
    throw new Refusal(codes.tooMany, shipmentMessages.tooManyTries[language]);
  }
  const read = v.safeParse(ShippingLookup, params);
  const order = read.success && (await findTrackedOrder(database.read, read.output));
  const progress = order && (await progressOfOrder(database.read, order, { language }));
  if (!progress) {
    throw new Refusal(codes.notFound, shipmentMessages.notFound[language]);
  }
  await uncount(database, misses);
  return progress;
}

async function findTrackedOrder(
  reader: Reader,
  { company, orderCode }: v.InferOutput<typeof ShippingLookup>,
) {
  const order = await reader
    .selectFrom("orders")
    .innerJoin("customers", "customers.id", "orders.customer_id")
    .select(["orders.id", "orders.code", "orders.kind", "customers.company"])
    .where("orders.code", "=", storedOrderCode(orderCode))
    .executeTakeFirst();
  return order && isSameUnit(order.company, company) ? order : undefined;
}
