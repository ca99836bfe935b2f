import { basketNote } from "@reagent/domain/sent-basket";
import { codes } from "../../contract/envelope.ts";
import {
  addSentProducts,
  endSentBasket,
  readSentBasket,
  sendBasket,
} from "../../contract/sent-basket.ts";
import { addedMessages } from "../../messages/bulk-order.ts";
import { sentBasketMessages } from "../../messages/sent-basket.ts";
import type { AreaMock } from "../area-mock.ts";
import { sampleEndKey, sentBasketOf, sentTokens, sentUntil } from "../samples/sent-basket.ts";
import { answers, refusal } from "../verbs.ts";

const missing = () => refusal(codes.notFound, sentBasketMessages.missing);
const nothingChosen = () => refusal(codes.badRequest, sentBasketMessages.nothingChosen);

export const sentBasket: AreaMock = ({ viewer }) => [
  answers(sendBasket, ({ products, note }) => {
    if (products.length === 0) return nothingChosen();
    if (basketNote(note) === undefined)
      return refusal(codes.badRequest, sentBasketMessages.noteTooLong);
    return viewer === "guest"
      ? { token: sentTokens.guests, endKey: sampleEndKey, expiresAt: sentUntil }
      : { token: sentTokens.own, endKey: "", expiresAt: sentUntil };
  }),
  answers(readSentBasket, ({ token }, language) => {
    if (token === sentTokens.ended) return refusal(codes.linkDead, sentBasketMessages.ended);
    if (token === sentTokens.expired) return refusal(codes.linkDead, sentBasketMessages.expired);
    const isOwn = token === sentTokens.own;
    if (!isOwn && token !== sentTokens.guests) return missing();
    return { ...sentBasketOf(language, viewer), isOwn: isOwn && viewer === "customer" };
  }),
  answers(endSentBasket, ({ token, endKey }) => {
    const isOwn =
      token === sentTokens.guests
        ? endKey === sampleEndKey
        : viewer === "customer" && (token === sentTokens.own || token === sentTokens.ended);
    return isOwn ? {} : missing();
  }),
  answers(addSentProducts, ({ products }, language) =>
    products.length === 0
      ? nothingChosen()
      : {
          rows: products.map(({ productCode, quantity }, at) => ({
            sheet: "",
            row: at + 1,
            productCode,
            quantity: String(quantity),
            verdict: "added" as const,
            message: addedMessages.added[language],
          })),
        },
  ),
];
