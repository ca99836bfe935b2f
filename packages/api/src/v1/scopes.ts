import type { TokenScope } from "@reagent/domain/api-token";
import type { LocalizedText } from "../messages/message.ts";

/** What a token with a scope may do. */
export const scopeNames: Readonly<Record<TokenScope, LocalizedText>> = {
  read: {
    zh: "读取：您的价格、购物车、订单、清单和到货通知",
    en: "Read: your prices, cart, orders, lists and stock alerts",
  },
  cart: { zh: "购物车：加入商品", en: "Cart: add products" },
};
