import {
  LONGEST_BASKET_NOTE,
  MOST_OPEN_BASKETS,
  SENT_BASKET_DAYS,
} from "@reagent/domain/sent-basket";
import { defineMessages } from "./define-messages.ts";

/** Why a basket is not sent, or the link of one does not open. */
export const sentBasketMessages = defineMessages({
  missing: {
    zh: "没有找到这个链接，可能复制不完整或早已过期。",
    en: "This link was not found. It may be incomplete, or have expired long ago.",
  },
  ended: {
    zh: "发送人已结束这个链接。",
    en: "The sender has ended this link.",
  },
  expired: {
    zh: `这个链接已过期，链接的有效期为 ${SENT_BASKET_DAYS} 天。`,
    en: `This link has expired: a link opens for ${SENT_BASKET_DAYS} days.`,
  },
  nothingChosen: {
    zh: "请先选择要发送的产品。",
    en: "Please choose the products to send first.",
  },
  noteTooLong: {
    zh: `留言最多 ${LONGEST_BASKET_NOTE} 个字符。`,
    en: `The note has at most ${LONGEST_BASKET_NOTE} characters.`,
  },
  tooManyOpen: {
    zh: `最多可有 ${MOST_OPEN_BASKETS} 个有效链接，请先结束不再需要的链接。`,
    en: `You can have at most ${MOST_OPEN_BASKETS} open links. Please end one that you no longer need.`,
  },
});
