import { basketTotals } from "@reagent/domain/basket";
import type { Basket, BasketLine } from "../../contract/basket.ts";
import type { GiftCheckout } from "../../contract/gift-order.ts";
import { userInfo } from "./account.ts";
import { addresses } from "./addresses.ts";
import { balances } from "./balances.ts";
import { giftFacts } from "./gifts.ts";
import type { Language, SampleViewer } from "./language.ts";

/** A line of the basket with a sample gift. */
export function basketLine(
  giftCode: string,
  quantity: number,
  language: Language = "zh",
): BasketLine {
  const { drawing, preferentialPrice, ...gift } = giftFacts(giftCode, language);
  return { ...gift, drawing: drawing.svg, quantity, amount: gift.price * quantity };
}

/** A basket of given lines, with its sums. */
export function basketOf(lines: readonly BasketLine[], grains = balances.grains): Basket {
  return { lines, ...basketTotals(lines), grains };
}

/** A basket that can be ordered: 5 gifts for 425 grains. */
export function basket(language: Language = "zh"): Basket {
  return basketOf([
    basketLine("G1001", 2, language),
    basketLine("G1002", 1, language),
    basketLine("G1005", 1, language),
    basketLine("G1004", 1, language),
  ]);
}

/** The checkout of that basket. */
export function giftCheckout(
  language: Language = "zh",
  viewer: Exclude<SampleViewer, "guest"> = "customer",
): GiftCheckout {
  return {
    ...basket(language),
    addresses: addresses(language),
    customer: { company: userInfo(language, viewer).company },
  };
}
