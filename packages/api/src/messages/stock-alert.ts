import { MOST_OPEN_ALERTS } from "@reagent/domain/stock-alert";
import { defineMessages } from "./define-messages.ts";

/** Why a stock alert is refused. */
export const stockAlertMessages = defineMessages({
  inStock: {
    zh: "该商品现在有货，可以直接购买。",
    en: "This product is in stock now. You can order it right away.",
  },
  notSold: {
    zh: "该商品不能直接在线购买，无法设置到货通知，请询价。",
    en: "This product cannot be ordered online, so there is no stock alert for it. Please send an enquiry.",
  },
  tooMany: {
    zh: `最多可同时等待 ${MOST_OPEN_ALERTS} 个商品的到货通知，请先在“到货通知”中取消一些。`,
    en: `You can have at most ${MOST_OPEN_ALERTS} stock alerts at a time. Please cancel some of them first.`,
  },
});
