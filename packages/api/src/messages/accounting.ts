import { defineMessages } from "./define-messages.ts";

/** Why there is no file for accounting. */
export const accountingMessages = defineMessages({
  nothing: {
    zh: "这段时间没有可以导出的记录，请换一段时间。",
    en: "There is nothing to export in this period. Please choose another.",
  },
});
