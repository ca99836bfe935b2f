import { defineMessages } from "./define-messages.ts";

/** Why a favourite is refused. */
export const favouriteMessages = defineMessages({
  productMissing: { zh: "没有找到该产品。", en: "This product was not found." },
});
