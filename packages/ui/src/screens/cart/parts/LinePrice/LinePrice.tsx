import { PricePair } from "../../../../components/Price/Price.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { hasNoPrice, type GoodsLine, priceOfLine } from "../line-facts.ts";
import { copy } from "./LinePrice.copy.ts";

/** The price of a line, or that it has none since its quote is over. */
export function LinePrice({ line }: { line: GoodsLine }) {
  const words = useCopy(copy);
  return hasNoPrice(line) ? words.onRequest : <PricePair price={priceOfLine(line)} isStacked />;
}
