import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    save: "保存",
    busy: "保存中...",
    back: "返回收货地址",
    added: "地址添加成功！",
  },
  en: {
    save: "Save",
    busy: "Saving…",
    back: "Back to the addresses",
    added: "The address was added.",
  },
});
