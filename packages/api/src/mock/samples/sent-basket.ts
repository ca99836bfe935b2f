import type { RequiredFiling } from "../../contract/filing.ts";
import type { SentBasket, SentBasketLine } from "../../contract/sent-basket.ts";
import { requiredFilings } from "./cart.ts";
import type { Language, SampleViewer } from "./language.ts";
import { now } from "./now.ts";
import { delisted, packLine, skuLine } from "./shopping-lists.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When the links of the samples expire, in epoch milliseconds. */
export const sentUntil = now + 25 * DAY_MS;

/** Tokens of baskets: sent by a guest, by the customer, and two whose links do not open any more. */
export const sentTokens = {
  guests: "q3V0c2VudC1ieS1hLWd1ZXN0LTAwMDAwMDAwMDAwMDA",
  own: "q3V0c2VudC1ieS10aGUtY3VzdG9tZXItMDAwMDAwMDA",
  ended: "q3V0ZW5kZWQtMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA",
  expired: "q3V0ZXhwaXJlZC0wMDAwMDAwMDAwMDAwMDAwMDAwMDA",
} as const;

/** What a guest ends the link of the sample with. */
export const sampleEndKey = "q3V0a2V5LTAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDA";

/** A basket with a product of every verdict. */
export function sentBasketOf(
  language: Language = "zh",
  viewer: SampleViewer = "customer",
  decision?: Pick<RequiredFiling, "state" | "refusal">,
): SentBasket {
  const as = { language, viewer };
  const lines: readonly SentBasketLine[] = [
    packLine("V806733", "100g", 5, as),
    packLine("S812046", "500g", 3, as),
    packLine("A801119", "4L", 2, as),
    packLine("M809115", "5g", 1, as),
    packLine("P807402", "100g", 1, as),
    { ...delisted, chineseName: "", englishName: "", pack: "" },
    skuLine("70013", 2, language, viewer),
  ];
  return {
    note: language === "en" ? "Please order by Friday, thank you" : "周五前下单，谢谢",
    expiresAt: sentUntil,
    lines,
    isLoggedIn: viewer !== "guest",
    isOwn: false,
    filings: viewer === "guest" ? [] : requiredFilings(lines, decision),
  };
}
