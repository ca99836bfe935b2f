import { purchaseBarrier } from "@reagent/domain/purchase";
import type { Words } from "../../http/language.ts";
import { type SoldRow, soldAs } from "../product/prices.ts";
import { safetyLevelOf } from "../product/safety-level.ts";
import { cartMessages } from "./messages.ts";

/** Why a pack is not sold through the cart; undefined where it is. */
export function whyNotSold(pack: SoldRow & { readonly safe_level: number }): Words | undefined {
  const isLowBoiling = safetyLevelOf(pack.safe_level) === "low-boiling";
  const barrier = purchaseBarrier({ ...soldAs(pack), isLowBoiling });
  return barrier && cartMessages[barrier];
}
