import {
  addAllToCart,
  addInstrumentToCart,
  addToCart,
  checkCartLine,
  clearCart,
  editCartLine,
  exchangeCartLine,
  findExchangeable,
  listExchangeOffers,
  pinToBatch,
  quickAddToCart,
  readCart,
  removeCartLine,
  uncheckProducts,
  undoCartExchange,
} from "../../contract/cart.ts";
import type { AreaMock } from "../area-mock.ts";
import { cart as cartOf } from "../samples/cart.ts";
import { exchangeOffersOf } from "../samples/exchange.ts";
import { answers } from "../verbs.ts";

export const cart: AreaMock = ({ customer }) => [
  answers(readCart, (_, language) => cartOf(language, customer)),
  answers(addToCart, {}),
  answers(addAllToCart, {}),
  answers(pinToBatch, {}),
  answers(quickAddToCart, {}),
  answers(addInstrumentToCart, {}),
  answers(editCartLine, {}),
  answers(removeCartLine, {}),
  answers(clearCart, {}),
  answers(checkCartLine, {}),
  answers(uncheckProducts, {}),
  answers(listExchangeOffers, (line, language) => exchangeOffersOf(line, language, customer)),
  answers(findExchangeable, ({ products }, language) => ({
    productIds: products
      .filter((line) => exchangeOffersOf(line, language, customer).offers.length > 0)
      .map(({ productId }) => productId),
  })),
  answers(exchangeCartLine, {}),
  answers(undoCartExchange, {}),
];
