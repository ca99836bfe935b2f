import type { SentParcel } from "@reagent/api/contract/shipment";
import { linksOf } from "../../order/parts/order-links.ts";

/** The page of the order that a parcel belongs to. */
export function orderPathOf({
  orderId,
  kind,
  isLegacy,
}: Pick<SentParcel, "orderId" | "kind" | "isLegacy">): string {
  const listing = kind === "instrument" ? kind : isLegacy ? "old" : "reagent";
  return linksOf[listing].page({ orderId });
}
