import { defineMessages } from "./define-messages.ts";

/** Why a listing is refused. */
export const listingMessages = defineMessages({
  categoryMissing: { zh: "没有找到该分类。", en: "This category was not found." },
});
