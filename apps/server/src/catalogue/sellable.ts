import { barrierMessages } from "@reagent/api/messages/cart";
import type { Message } from "@reagent/api/messages/message";
import { purchaseBarrier } from "@reagent/domain/purchase";
import { type SoldRow, soldAs } from "./prices.ts";
import { safetyLevelOf } from "./safety-level.ts";

/** Why a pack is not sold through the cart; undefined where it is. */
export function whyNotSold(pack: SoldRow & { readonly safe_level: number }): Message | undefined {
  const isLowBoiling = safetyLevelOf(pack.safe_level) === "low-boiling";
  const barrier = purchaseBarrier({ ...soldAs(pack), isLowBoiling });
  return barrier && barrierMessages[barrier];
}
