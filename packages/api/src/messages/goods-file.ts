import { MOST_BOTTLES } from "@reagent/domain/inventory";
import { defineMessages } from "./define-messages.ts";

/** Why there is no file of some goods. */
export const goodsFileMessages = defineMessages({
  noBottles: {
    zh: "没有可以导出的试剂：已取消、已终止或已退回的商品不在其中。",
    en: "There are no reagents for this file. It leaves out what was cancelled, terminated or sent back.",
  },
  tooManyBottles: {
    zh: `一个文件最多 ${MOST_BOTTLES} 瓶，请分成几个清单导出。`,
    en: `A file has at most ${MOST_BOTTLES} bottles. Please export several smaller lists.`,
  },
  tooManyFound: {
    zh: `一个文件最多 ${MOST_BOTTLES} 瓶，请先缩小搜索范围。`,
    en: `A file has at most ${MOST_BOTTLES} bottles. Please narrow the search first.`,
  },
  noStructures: {
    zh: "这些产品都没有结构式。",
    en: "None of these products has a structure.",
  },
});
