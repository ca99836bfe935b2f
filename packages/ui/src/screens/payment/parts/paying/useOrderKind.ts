import type { GoodsKind } from "@reagent/domain/goods-kind";
import { useSearchParams } from "react-router-dom";
import { storageKeys } from "../../../../state/storage-keys.ts";
import { useStoredValue } from "../../../../state/use-stored-value.ts";

/** The code of instrument orders in storage and addresses; every other value means reagents. */
const INSTRUMENT = "2";
const kindOf = (code: string | null): GoodsKind => (code === INSTRUMENT ? "instrument" : "reagent");

/** The order that was just placed on this device, if any (customer centre §4, checkout). */
export function usePlacedOrder(): { orderId: string; kind: GoodsKind } | undefined {
  const orderId = useStoredValue(storageKeys.placedOrder.id);
  const kind = kindOf(useStoredValue(storageKeys.placedOrder.kind));
  return orderId ? { orderId, kind } : undefined;
}

/** The kind of an order: from the address, otherwise from the order placed on this device. */
export function useOrderKind(orderId: string): GoodsKind {
  const [query] = useSearchParams();
  const placed = usePlacedOrder();
  const type = query.get("type");
  if (type !== null) return kindOf(type);
  return placed?.orderId === orderId ? placed.kind : "reagent";
}
