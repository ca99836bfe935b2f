import { defineMessages } from "./define-messages.ts";

/** Why a product line is refused. */
export const productLineMessages = defineMessages({
  missing: { zh: "没有找到该产品线。", en: "This product line was not found." },
});
