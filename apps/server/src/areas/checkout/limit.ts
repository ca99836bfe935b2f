import type { OrderLimit } from "@reagent/api/contract/checkout";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import { limitOf } from "@reagent/domain/restriction";
import type { LocalizedText } from "../../basics/language.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import type { Reader } from "../../database/database.ts";
import type { HeldItems } from "../../settings/settings.ts";
import { type OrderableLine, productOf } from "./lines.ts";

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
  const required = await readRequiredFilings(reader, customer.id, lines);
  const missing = required.filter(({ state }) => state !== "accepted");
  const accepted = required.filter((each) => !missing.includes(each)).map((each) => each.kind);
  const { products: custom, message } = unavailable(lines, heldItems);
  const { kind, products } = limitOf({ lines, accepted, province, custom });
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
    filings: kind === "restricted" ? missing : [],
  };
}

/** Reagents that are not sold through the cart any more, else those that the settings hold back, with the message for them. */
function unavailable(
  lines: readonly OrderableLine[],
  { itemCodes, message }: HeldItems,
): { readonly products: readonly OrderableLine[]; readonly message: LocalizedText } {
  const unsold = lines.filter(({ isSold }) => !isSold);
  if (unsold.length > 0) {
    return { products: unsold, message: checkoutMessages.notSold };
  }
  const held = lines.filter(
    ({ kind, itemCode }) => kind === "reagent" && itemCodes.includes(itemCode),
  );
  return { products: held, message };
}
