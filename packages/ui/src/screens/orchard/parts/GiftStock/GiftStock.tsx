import { giftStock } from "@reagent/domain/gift";
import { Stock } from "../../../../components/Stock/Stock.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./GiftStock.copy.ts";

/** Whether a gift is in stock, and how many are left of the last ones. */
export function GiftStock({ stock }: { stock: number }) {
  const words = useCopy(copy);
  const mark = giftStock(stock);
  const lines = { "in-stock": words.inStock, few: words.left(stock), none: words.none };
  return <Stock mark={mark} display={{ kind: "message", lines: [lines[mark]] }} />;
}
