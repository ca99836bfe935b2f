import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    explained: "纸质发票寄往此地址。",
    save: "保存",
    busy: "保存中...",
    changed: "收票地址修改成功！",
    back: "返回确认订单",
  },
  en: {
    explained: "Paper invoices are sent here.",
    save: "Save",
    busy: "Saving…",
    changed: "The invoice address was changed.",
    back: "Back to checkout",
  },
});
