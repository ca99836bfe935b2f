import { codes } from "@reagent/api/contract/envelope";
import {
  addSentProducts,
  endSentBasket,
  readSentBasket,
  sendBasket,
} from "@reagent/api/contract/sent-basket";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { sentBasketMessages } from "@reagent/api/messages/sent-basket";
import { LONGEST_BASKET_NOTE } from "@reagent/domain/sent-basket";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";

const chosen = ({ productCode }: Facts, quantity = 2) => ({
  products: [{ kind: "reagent", productCode, quantity } as const],
});
const ofAwaited = ({ awaitedCode }: Facts) => ({
  products: [{ kind: "reagent", productCode: awaitedCode, quantity: 1 } as const],
});
const unknownProduct = {
  products: [{ kind: "reagent", productCode: "X-1", quantity: 1 } as const],
};
const nothing = { products: [] };

const { badRequest, linkDead, notFound } = codes;

/** Both parties have baskets that a guest and the customer sent, one that was ended and one that has expired. In the order of a customer. */
export const exchanges: readonly Exchange[] = [
  answered(
    "guest",
    sendBasket,
    (facts) => ({ ...chosen(facts), note: "周五前下单" }),
    ({ token, endKey, expiresAt }, { now }) => {
      expect(token).not.toBe("");
      expect(endKey).not.toBe("");
      expect(expiresAt).toBeGreaterThan(now());
    },
  ),
  answered(
    "customer",
    sendBasket,
    (facts) => ({ ...chosen(facts), note: "" }),
    ({ endKey }) => expect(endKey).toBe(""),
  ),
  refused(
    "guest",
    sendBasket,
    { ...nothing, note: "" },
    badRequest,
    sentBasketMessages.nothingChosen,
    "no product",
  ),
  refused(
    "guest",
    sendBasket,
    (facts) => ({ ...chosen(facts), note: "x".repeat(LONGEST_BASKET_NOTE + 1) }),
    badRequest,
    sentBasketMessages.noteTooLong,
    "a long note",
  ),
  refused(
    "guest",
    sendBasket,
    { ...unknownProduct, note: "" },
    badRequest,
    cartMessages.unknownProduct,
    "an unknown product",
  ),
  refused(
    "guest",
    sendBasket,
    (facts) => ({ ...chosen(facts, 0), note: "" }),
    badRequest,
    callMessages.quantity,
    "none of a product",
  ),
  answered(
    "guest",
    readSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.guests }),
    ({ note, lines, isLoggedIn, isOwn, filings }) => {
      expect(note).toContain("周五前下单");
      expect(lines[0]).toMatchObject({ quantity: 5, state: "sold" });
      expect(lines[0]?.price).toBeGreaterThan(0);
      expect({ isLoggedIn, isOwn, filings }).toEqual({
        isLoggedIn: false,
        isOwn: false,
        filings: [],
      });
    },
  ),
  answered(
    "customer",
    readSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.own }),
    ({ isLoggedIn, isOwn }) =>
      expect({ isLoggedIn, isOwn }).toEqual({ isLoggedIn: true, isOwn: true }),
  ),
  answered(
    "university",
    readSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.own }),
    ({ isOwn }) => expect(isOwn).toBe(false),
  ),
  refused(
    "guest",
    readSentBasket,
    { token: "no-such-token" },
    notFound,
    sentBasketMessages.missing,
    "an unknown link",
  ),
  refused(
    "guest",
    readSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.ended }),
    linkDead,
    sentBasketMessages.ended,
    "a link that was ended",
  ),
  refused(
    "guest",
    readSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.expired }),
    linkDead,
    sentBasketMessages.expired,
    "a link that has expired",
  ),
  answered("customer", addSentProducts, ofAwaited, ({ rows }) =>
    expect(rows).toMatchObject([{ row: 1, verdict: "added" }]),
  ),
  refused(
    "customer",
    addSentProducts,
    nothing,
    badRequest,
    sentBasketMessages.nothingChosen,
    "no product",
  ),
  refused(
    "customer",
    addSentProducts,
    (facts) => chosen(facts, 0),
    badRequest,
    callMessages.quantity,
    "none of a product",
  ),
  refused(
    "guest",
    endSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.guests, endKey: "" }),
    notFound,
    sentBasketMessages.missing,
    "the link of another guest",
  ),
  refused(
    "university",
    endSentBasket,
    ({ sentBaskets }) => ({ token: sentBaskets.own, endKey: "" }),
    notFound,
    sentBasketMessages.missing,
    "the link of another customer",
  ),
  answered("customer", endSentBasket, ({ sentBaskets }) => ({
    token: sentBaskets.own,
    endKey: "",
  })),
];
