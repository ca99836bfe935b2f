import { LONGEST_OWN_NAME } from "@reagent/domain/own-name";
import { MOST_LIST_LINES, MOST_LISTS } from "@reagent/domain/shopping-list";
import { defineMessages } from "./define-messages.ts";

/** Why a change of a list is refused. */
export const shoppingListMessages = defineMessages({
  missing: {
    zh: "没有找到该清单，可能已被删除。",
    en: "This list was not found. It may have been deleted.",
  },
  nameTaken: {
    zh: "您已有同名清单，请换一个名称。",
    en: "You already have a list with this name. Please choose another.",
  },
  nameWrong: {
    zh: `清单名称为 1 至 ${LONGEST_OWN_NAME} 个字符。`,
    en: `The name of a list must have 1 to ${LONGEST_OWN_NAME} characters.`,
  },
  tooManyLists: {
    zh: `最多保存 ${MOST_LISTS} 个清单，请先删除不再使用的清单。`,
    en: `You can keep at most ${MOST_LISTS} lists. Please delete one that you no longer use.`,
  },
  tooManyLines: {
    zh: `一个清单最多 ${MOST_LIST_LINES} 行，请先移除不再需要的产品，或另建清单。`,
    en: `A list can have at most ${MOST_LIST_LINES} lines. Please remove products that you no longer need, or create another list.`,
  },
  tooMany: {
    zh: "清单中同一产品的数量不能超过 9999。",
    en: "The quantity of a product in a list cannot be more than 9999.",
  },
  nothingChosen: { zh: "请先填写货号数量。", en: "Please enter a quantity first." },
  noSuchLine: {
    zh: "清单中没有该产品，可能已被移除。",
    en: "This product is no longer in the list.",
  },
  lineChanged: {
    zh: "清单中该产品的数量已改变，请重新选择。",
    en: "The quantity of this product in the list has changed. Please choose again.",
  },
  exchangeGone: {
    zh: "已不能撤销，原产品可重新加入清单。",
    en: "This can no longer be undone. You can add the original product to the list again.",
  },
  delisted: { zh: "该产品已下架。", en: "This product is no longer sold." },
});
