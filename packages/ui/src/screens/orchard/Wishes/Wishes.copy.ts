import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "想换的礼品先记在这里，攒够麦粒再兑换。",
    delisted: "已下架",
    remove: (name: string) => `移出心愿单：${name}`,
    empty: "心愿单还是空的",
    emptyWords: "在礼品页点心形按钮，就能把它记在这里。",
    all: "查看全部礼品",
  },
  en: {
    lead: "Gifts to keep in mind until you have enough grains.",
    delisted: "Taken off the shelves",
    remove: (name) => `Remove from wish list: ${name}`,
    empty: "Your wish list is empty",
    emptyWords: "The heart on the page of a gift adds it here.",
    all: "See all gifts",
  },
});
