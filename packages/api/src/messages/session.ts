import { defineMessages } from "./define-messages.ts";

/** Why a log-in is not ended. */
export const sessionMessages = defineMessages({
  ended: { zh: "该登录已结束。", en: "This session has already ended." },
});
