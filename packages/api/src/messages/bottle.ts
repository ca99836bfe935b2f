import { LONGEST_BOTTLE_NOTE, MOST_BOTTLE_NOTES } from "@reagent/domain/bottle-note";
import { defineMessages } from "./define-messages.ts";

/** Why a note on a bottle cannot be written or deleted. */
export const bottleMessages = defineMessages({
  notBought: {
    zh: "没有向您寄出过这一批号，无法添加备注。",
    en: "This batch was not sent to you, so you cannot add notes.",
  },
  noteWrong: {
    zh: `备注为 1 至 ${LONGEST_BOTTLE_NOTE} 个字符。`,
    en: `A note must have 1 to ${LONGEST_BOTTLE_NOTE} characters.`,
  },
  tooManyNotes: {
    zh: `每个批号最多 ${MOST_BOTTLE_NOTES} 条备注，请先删除一条。`,
    en: `A batch can have at most ${MOST_BOTTLE_NOTES} notes. Delete one first.`,
  },
  noteMissing: {
    zh: "没有找到该备注，可能已被删除。",
    en: "This note was not found. It may have been deleted.",
  },
});
