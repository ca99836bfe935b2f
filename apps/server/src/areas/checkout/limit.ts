import type { OrderLimit } from "@reagent/api/contract/checkout";
import { type LimitKind, limitOf, needsFiling } from "@reagent/domain/restriction";
import type { CustomerCall } from "../../http/call.ts";
import type { Language } from "../../http/language.ts";
import type { HeldItems } from "../../settings.ts";
import { isPrecursorLocked } from "../filing/precursor.ts";
import { type OrderableLine, productOf, type Reader } from "./lines.ts";
import { checkoutMessages } from "./messages.ts";

/** What stands in the way of an order to a province, or is to be known before it. */
export async function readLimit(
  reader: Reader,
  { customer, language }: CustomerCall<unknown>,
  {
    lines,
    province,
    heldItems,
  }: {
    readonly lines: readonly OrderableLine[];
    readonly province: string;
    readonly heldItems: HeldItems;
  },
): Promise<OrderLimit> {
  const isFiled = !lines.some(needsFiling) || (await isPrecursorLocked(reader, customer.id));
  const limit = limitOf({ lines, isFiled, province, customItems: heldItems.itemCodes });
  return {
    kind: limit.kind,
    products: limit.products.map((line) => productOf(line, language)),
    message: messageOf(limit.kind, heldItems, language),
  };
}

function messageOf(kind: LimitKind, heldItems: HeldItems, language: Language): string {
  switch (kind) {
    case "none":
      return "";
    case "custom":
      return heldItems.message[language];
    case "restricted":
    case "beijing":
      return checkoutMessages[kind][language];
  }
}
