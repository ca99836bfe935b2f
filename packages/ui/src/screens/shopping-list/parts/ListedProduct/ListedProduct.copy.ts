import type { ListLineState } from "@reagent/domain/shopping-list";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    comma: "，",
    /** Why a product cannot be bought through the cart. */
    states: {
      delisted: "已下架",
      "price-on-request": "价格需询价",
      "enquiry-only": "仅接受询单",
      "low-boiling": "低沸点，请来电订购",
    } satisfies Record<Exclude<ListLineState, "sold">, string>,
  },
  en: {
    comma: ", ",
    states: {
      delisted: "No longer in the catalogue",
      "price-on-request": "Price on request",
      "enquiry-only": "By enquiry only",
      "low-boiling": "Low-boiling: order by phone",
    },
  },
});
