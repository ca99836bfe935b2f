import type { SentParcel } from "@reagent/api/contract/shipment";
import { paths } from "@reagent/api/pages/paths";

/** Orders of reagents, of instruments and consumables, and those from before 2024. */
export type OrderListing = "reagent" | "instrument" | "old";

interface OrderLinks {
  readonly list: () => string;
  readonly page: (order: { orderId: string }) => string;
}

/** The addresses of the list and the pages of each kind of order. */
export const linksOf: Readonly<Record<OrderListing, OrderLinks>> = {
  reagent: { list: () => paths.orders(), page: paths.order },
  instrument: { list: () => paths.instrumentOrders(), page: paths.instrumentOrder },
  old: { list: paths.oldOrders, page: paths.oldOrder },
};

/** The page of the order that a parcel or a return belongs to. */
export function orderPathOf({
  orderId,
  kind,
  isLegacy,
}: Pick<SentParcel, "orderId" | "kind" | "isLegacy">): string {
  const listing = kind === "instrument" ? kind : isLegacy ? "old" : "reagent";
  return linksOf[listing].page({ orderId });
}
