import { defineMessages } from "./define-messages.ts";

/** Why product data is refused. */
export const productDataMessages = defineMessages({
  notEntitled: {
    zh: "您的账户未开通产品资料下载，请联系客服。",
    en: "Your account cannot download product data. Please contact customer service.",
  },
});
