import { isPriceOnRequest } from "@reagent/domain/price";
import type { Words } from "../../http/language.ts";
import { safetyLevelOf } from "../product/safety-level.ts";
import { cartMessages } from "./messages.ts";

/** What decides whether a pack is sold from the cart. */
interface Pack {
  readonly specification: string;
  readonly is_enquiry_only: number;
  readonly is_bulk: number;
  readonly safe_level: number;
}

/** Why a pack is not sold from the cart; undefined where it is. */
export function whyNotSold(pack: Pack): Words | undefined {
  if (isPriceOnRequest(pack.specification) || pack.is_bulk === 1) {
    return cartMessages.onRequest;
  }
  if (pack.is_enquiry_only === 1) {
    return cartMessages.enquiryOnly;
  }
  return safetyLevelOf(pack.safe_level) === "low-boiling" ? cartMessages.lowBoiling : undefined;
}
