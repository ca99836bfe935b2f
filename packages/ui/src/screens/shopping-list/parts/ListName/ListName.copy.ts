import { LONGEST_OWN_NAME } from "@reagent/domain/own-name";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    name: "清单名称",
    hint: "例如：春季实验课",
    save: "保存",
    busy: "正在保存",
    cancel: "取消",
  },
  en: {
    name: "Name of the list",
    hint: "For example: Practical course, spring",
    save: "Save",
    busy: "Saving",
    cancel: "Cancel",
  },
});

/** By the key of the schema. */
export const messages = defineCopy({
  zh: {
    "name-required": "请填写清单名称",
    "name-too-long": `清单名称最多 ${LONGEST_OWN_NAME} 个字符`,
  },
  en: {
    "name-required": "Please enter a name",
    "name-too-long": `The name can have at most ${LONGEST_OWN_NAME} characters`,
  },
});
