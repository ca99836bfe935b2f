import { LONGEST_BOTTLE_NOTE } from "@reagent/domain/bottle-note";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "我的备注",
    lead: "备注只有您自己可以看到，不印在标签上。",
    add: "添加备注",
    adding: "正在添加",
    text: "备注内容",
    hint: "如开封日期、存放位置、已用量",
    messages: {
      "note-required": "请填写备注",
      "text-too-long": `最多 ${LONGEST_BOTTLE_NOTE} 个字符`,
    },
    remove: "删除",
    removeOf: (day: string) => `删除 ${day} 的备注`,
    askRemove: "确定删除这条备注吗？",
  },
  en: {
    title: "Your notes",
    lead: "Only you can see your notes. They are not printed on labels.",
    add: "Add a note",
    adding: "Adding",
    text: "Note",
    hint: "Such as the day of opening, the shelf, what was used",
    messages: {
      "note-required": "Enter a note",
      "text-too-long": `At most ${LONGEST_BOTTLE_NOTE} characters`,
    },
    remove: "Delete",
    removeOf: (day) => `Delete the note of ${day}`,
    askRemove: "Delete this note?",
  },
});
