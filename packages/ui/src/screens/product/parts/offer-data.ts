import { type Fen, toYuan } from "@reagent/domain/money";
import type { StockMark } from "@reagent/domain/stock";
import type { Thing } from "../../../components/StructuredData/thing.ts";

/** The schema.org availability for each stock mark; items on request are not offered. */
const availability: Readonly<Record<Exclude<StockMark, "on-request" | "low-boiling">, string>> = {
  "in-stock": "InStock",
  few: "LimitedAvailability",
  "made-to-order": "MadeToOrder",
  none: "OutOfStock",
};

interface Offered {
  readonly code: string;
  readonly name: string;
  /** The price for guests. */
  readonly listPrice: Fen;
  readonly mark: StockMark;
  readonly url: string;
}

/** One pack or one SKU at its list price; undefined where it is sold on request. */
export function offerData({ code, name, listPrice, mark, url }: Offered): Thing | undefined {
  if (mark === "on-request" || mark === "low-boiling") return undefined;
  return {
    "@type": "Offer",
    sku: code,
    mpn: code,
    name,
    price: toYuan(listPrice),
    priceCurrency: "CNY",
    availability: `https://schema.org/${availability[mark]}`,
    itemCondition: "https://schema.org/NewCondition",
    url,
  };
}
