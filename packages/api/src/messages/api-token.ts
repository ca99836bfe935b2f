import { MOST_TOKENS } from "@reagent/domain/api-token";
import { defineMessages } from "./define-messages.ts";

/** Why an API token is not made, or not ended. */
export const apiTokenMessages = defineMessages({
  wrong: {
    zh: "请填写名称、权限和有效期。",
    en: "Enter a name, what the token may do, and for how long.",
  },
  tooMany: {
    zh: `最多可有 ${MOST_TOKENS} 个有效的 API 令牌，请先终止一些。`,
    en: `You can have at most ${MOST_TOKENS} API tokens at a time. Please end some of them first.`,
  },
  ended: { zh: "该令牌已终止。", en: "This token has already ended." },
});
