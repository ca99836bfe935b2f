import type { OrderLimit } from "@reagent/api/contract/checkout";
import { limitOf, needsFiling } from "@reagent/domain/restriction";
import type { Reader } from "../../database/database.ts";
import type { CustomerCall } from "../../http/call.ts";
import type { Words } from "../../http/language.ts";
import type { HeldItems } from "../../settings.ts";
import { isPrecursorLocked } from "../filing/precursor.ts";
import { type OrderableLine, productOf } from "./lines.ts";
import { checkoutMessages } from "./messages.ts";

/** What prevents an order to a province, or has to be confirmed before it. */
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
  const { products: custom, message } = unavailable(lines, heldItems);
  const { kind, products } = limitOf({ lines, isFiled, province, custom });
  const messages = {
    none: { zh: "", en: "" },
    restricted: checkoutMessages.restricted,
    custom: message,
    beijing: checkoutMessages.beijing,
  };
  return {
    kind,
    products: products.map((line) => productOf(line, language)),
    message: messages[kind][language],
  };
}

/** Reagents that are not sold through the cart any more, else those that the settings hold back, with the message for them. */
function unavailable(
  lines: readonly OrderableLine[],
  { itemCodes, message }: HeldItems,
): { readonly products: readonly OrderableLine[]; readonly message: Words } {
  const unsold = lines.filter(({ isSold }) => !isSold);
  if (unsold.length > 0) {
    return { products: unsold, message: checkoutMessages.notSold };
  }
  const held = lines.filter(
    ({ kind, itemCode }) => kind === "reagent" && itemCodes.includes(itemCode),
  );
  return { products: held, message };
}
