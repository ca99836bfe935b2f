import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    newAddress: "新增地址",
    editAddress: "编辑地址",
    save: "保存",
    busy: "保存中...",
    cancel: "取消",
    added: "地址添加成功！",
    changed: "地址修改成功！",
  },
  en: {
    newAddress: "Add an address",
    editAddress: "Edit the address",
    save: "Save",
    busy: "Saving…",
    cancel: "Cancel",
    added: "The address was added.",
    changed: "The address was changed.",
  },
});
