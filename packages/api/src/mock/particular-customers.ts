import { fen } from "@reagent/domain/money";
import type { HttpHandler } from "msw";
import { readUserInfo } from "../contract/account.ts";
import { listBalanceChanges, readBalances } from "../contract/balance.ts";
import { readCart } from "../contract/cart.ts";
import { readPrecursorInfo } from "../contract/filing.ts";
import { resolveOrderSheet } from "../contract/order-sheet.ts";
import { readOrderStatement } from "../contract/payment.ts";
import { resolveReaction } from "../contract/reaction.ts";
import { readSentBasket } from "../contract/sent-basket.ts";
import { normalCustomer, type Options } from "./handlers.ts";
import { userInfo } from "./samples/account.ts";
import { balanceChanges, balances } from "./samples/balances.ts";
import { cart, requiredFilings } from "./samples/cart.ts";
import { precursorInfo } from "./samples/filing.ts";
import { orderSheet } from "./samples/order-sheet.ts";
import { orderStatement } from "./samples/payment.ts";
import { resolvedReaction } from "./samples/reaction.ts";
import { sentBasketOf } from "./samples/sent-basket.ts";
import { answers } from "./verbs.ts";

/** The answers to a normal customer, with other handlers for some calls. */
function normalBut(own: readonly HttpHandler[], options: Options): readonly HttpHandler[] {
  const replaced = new Set(own.map(({ info }) => info.header));
  return [...own, ...normalCustomer(options).filter(({ info }) => !replaced.has(info.header))];
}

const accepted = { state: "accepted", refusal: "" } as const;

/** The answers to a customer whose filing for hazardous goods and explosive precursors was accepted. */
export function filed(options: Options = {}): readonly HttpHandler[] {
  return normalBut(
    [
      answers(readPrecursorInfo, (_, language) => precursorInfo(language)),
      answers(resolveOrderSheet, ({ lines }, language) =>
        orderSheet(lines, language, "customer", accepted),
      ),
      answers(resolveReaction, ({ rows }, language) =>
        resolvedReaction(rows, language, "customer", accepted),
      ),
      answers(readSentBasket, (_, language) => sentBasketOf(language, "customer", accepted)),
      answers(readCart, (_, language) => {
        const filled = cart(language);
        return { ...filled, filings: requiredFilings(filled.reagents, accepted) };
      }),
    ],
    options,
  );
}

const withoutPrepay = { ...balances, prepay: fen(0) };

/** The answers to a customer who buys on credit and has no prepaid balance. */
export function onCredit(options: Options = {}): readonly HttpHandler[] {
  return normalBut(
    [
      answers(readUserInfo, (_, language) => ({ ...userInfo(language), balance: fen(0) })),
      answers(readBalances, withoutPrepay),
      answers(listBalanceChanges, ({ kind, ...search }, language) => ({
        ...(kind === "prepay" ? { changes: [], total: 0 } : balanceChanges(kind, search, language)),
        balances: withoutPrepay,
      })),
      answers(readOrderStatement, (_, language) => {
        const { methods, ...statement } = orderStatement(language);
        const prepay = methods.prepay && { ...methods.prepay, available: fen(0) };
        return { ...statement, methods: { ...methods, prepay } };
      }),
    ],
    options,
  );
}
