import { defineMessages } from "./define-messages.ts";

/** Why invoice information is refused. */
export const invoiceMessages = defineMessages({
  incomplete: { zh: "请确认开票信息！", en: "Please check the invoice information." },
  locked: {
    zh: "开票信息提交后不能修改，如需变更请联系客服。",
    en: "Invoice information cannot be changed once submitted. Please contact customer service.",
  },
  notUpgradable: {
    zh: "当前开票类型不能升级为全电发票。",
    en: "This type of invoice cannot be upgraded to an all-electronic one.",
  },
});
