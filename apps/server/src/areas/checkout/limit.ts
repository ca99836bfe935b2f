import type { OrderLimit } from "@reagent/api/contract/checkout";
import { checkoutMessages } from "@reagent/api/messages/checkout";
import type { RegionPath } from "@reagent/domain/region";
import { isFulfilled, limitOf } from "@reagent/domain/restriction";
import { limitedGoods } from "@reagent/domain/shop-limit";
import { dayOf } from "../../basics/day.ts";
import type { LocalizedText } from "../../basics/language.ts";
import type { CustomerCall } from "../../calls/call.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import type { Reader } from "../../database/database.ts";
import { limitsInForce, type StoredLimit } from "../../ordering/shop-limits.ts";
import type { HeldItems } from "../../settings/settings.ts";
import { type OrderableLine, productOf } from "./lines.ts";

/** What prevents an order to an address, or has to be confirmed before it. */
export async function readLimit(
  reader: Reader,
  { customer, language, now }: CustomerCall<unknown>,
  {
    lines,
    address,
    heldItems,
    isPoisonLicenceRequired,
  }: {
    readonly lines: readonly OrderableLine[];
    /** Undefined while none is chosen. */
    readonly address: RegionPath | undefined;
    readonly heldItems: HeldItems;
    readonly isPoisonLicenceRequired: boolean;
  },
): Promise<OrderLimit> {
  const filings = await readRequiredFilings(reader, customer.id, lines, {
    isPoisonLicenceRequired,
  });
  const { province, city, district } = address ?? { province: "", city: "", district: "" };
  const limits = await limitsInForce(reader, { day: dayOf(now), province, city, district });
  const { products: custom, message } = unavailable(lines, heldItems, limits);
  const notice = limits.find(
    (limit) => limit.effect === "notice" && limitedGoods(limit, lines).length > 0,
  );
  const hasNotice = notice !== undefined;
  const { kind, products } = limitOf({ lines, filings, hasNotice, custom });
  const missing = filings.filter((filing) => !isFulfilled(filing));
  const isLicenceAll = missing.every(({ state }) => state === "accepted");
  const messages = {
    none: nothing,
    restricted: isLicenceAll ? checkoutMessages.licenceMissing : checkoutMessages.restricted,
    custom: message,
    beijing: notice?.message ?? nothing,
  };
  return {
    kind,
    products: products.map((line) => productOf(line, language)),
    message: messages[kind][language],
    filings: kind === "restricted" ? missing : [],
  };
}

const nothing: LocalizedText = { zh: "", en: "" };

/**
 * Reagents that are not sold through the cart any more, else those that the settings hold back, else the goods of a limit, with the
 * message for them.
 */
function unavailable(
  lines: readonly OrderableLine[],
  { itemCodes, message }: HeldItems,
  limits: readonly StoredLimit[],
): { readonly products: readonly OrderableLine[]; readonly message: LocalizedText } {
  const unsold = lines.filter(({ isSold }) => !isSold);
  if (unsold.length > 0) {
    return { products: unsold, message: checkoutMessages.notSold };
  }
  const held = lines.filter(
    ({ kind, itemCode }) => kind === "reagent" && itemCodes.includes(itemCode),
  );
  if (held.length > 0) return { products: held, message };
  for (const limit of limits.filter(({ effect }) => effect === "hold")) {
    const products = limitedGoods(limit, lines);
    if (products.length > 0) return { products, message: limit.message };
  }
  return { products: [], message: nothing };
}
