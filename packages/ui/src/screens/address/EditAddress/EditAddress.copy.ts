import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    save: "保存",
    busy: "保存中...",
    back: "返回收货地址",
    changed: "地址修改成功！",
    missing: "没有找到该收货地址",
  },
  en: {
    save: "Save",
    busy: "Saving…",
    back: "Back to the addresses",
    changed: "The address was changed.",
    missing: "This delivery address was not found",
  },
});
