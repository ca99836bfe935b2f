import { MOST_SEARCH_LINES } from "@reagent/domain/lookup";
import { defineMessages } from "./define-messages.ts";

/** Why a search is refused. */
export const searchMessages = defineMessages({
  linesInvalid: {
    zh: `请输入要查询的内容，每行一项，最多 ${MOST_SEARCH_LINES} 行。`,
    en: `Enter what to search for, one entry per line, at most ${MOST_SEARCH_LINES} lines.`,
  },
});
