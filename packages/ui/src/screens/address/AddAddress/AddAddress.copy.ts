import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "新增地址",
    save: "保存",
    busy: "保存中...",
    back: "返回收货地址",
    added: "地址添加成功！",
  },
  en: {
    title: "Add an address",
    save: "Save",
    busy: "Saving…",
    back: "Back to the addresses",
    added: "The address was added.",
  },
});
