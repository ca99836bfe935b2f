import * as cart from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { filingGoods } from "@reagent/domain/filing-goods";
import { freightByKind } from "@reagent/domain/freight";
import { sum, times } from "@reagent/domain/money";
import { filingsForAll } from "@reagent/domain/restriction";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { line, nowhere, onePack } from "./given.ts";

function addsUp({ reagents, instruments, total, freight, filings }: cart.Cart): void {
  const lines = [...reagents, ...instruments];
  expect(lines).not.toHaveLength(0);
  for (const each of lines)
    expect(each.total).toBe(times(each.salesPrice ?? each.listPrice, each.quantity));
  const selectedSum = (of: readonly cart.CartLine[]) =>
    sum(of.filter(({ isSelected }) => isSelected).map((each) => each.total));
  expect(total).toBe(selectedSum(lines));
  expect(freight).toEqual(
    freightByKind({ reagent: selectedSum(reagents), instrument: selectedSum(instruments) }),
  );
  expect(filings.map(({ kind, goods }) => ({ kind, goods }))).toEqual(
    filingsForAll(reagents).map((kind) => ({ kind, goods: filingGoods(kind, reagents) })),
  );
}

/** More of a pack than is in stock. */
const beyondStock = ({ productId }: Facts) => ({ productId, quantity: 350 });
/** The line after its quantity was edited. */
const heldLine = ({ productId }: Facts) => ({ productId, quantity: 7 });

function keepsMoles({ offers, millimoles }: cart.ExchangeOffers): void {
  expect(offers).not.toHaveLength(0);
  for (const offer of offers) {
    expect(offer.packs).not.toHaveLength(0);
    expect(offer.total).toBe(sum(offer.packs.map(({ price, quantity }) => times(price, quantity))));
    expect(offer.isInStock).toBe(offer.packs.every(({ stock, quantity }) => stock >= quantity));
    expect(offer.need).toMatch(/^[\d.]+ (?:[kmμ]?g|[mμ]?L)$/u);
    expect(offer.millimoles ?? 0).toBeGreaterThanOrEqual((millimoles ?? 0) * 0.999);
  }
}

/** In the order in which a customer could make them. */
export const exchanges: readonly Exchange[] = [
  answered("customer", cart.addToCart, onePack),
  answered("customer", cart.addAllToCart, ({ itemCode, productId }) => ({
    itemCode,
    products: [{ productId, quantity: 1 }],
  })),
  answered("customer", cart.quickAddToCart, ({ productCode }) => ({ productCode, quantity: 1 })),
  answered("customer", cart.pinToBatch, ({ ofBatch }) => ({ ...ofBatch, quantity: 1 })),
  answered("customer", cart.addInstrumentToCart, ({ spuCode, skuIds: [skuId] }) => ({
    spuCode,
    skuId,
    quantity: 1,
  })),
  answered("customer", cart.editCartLine, (facts) => ({
    ...line(facts),
    quantity: 7,
    customerItemNumber: "YF-2026",
  })),
  answered("customer", cart.listExchangeOffers, beyondStock, keepsMoles),
  answered("university", cart.listExchangeOffers, beyondStock, keepsMoles, { language: "en" }),
  answered(
    "customer",
    cart.findExchangeable,
    (facts) => ({ products: [beyondStock(facts), { productId: "0", quantity: 1 }] }),
    ({ productIds }) => expect(productIds).toHaveLength(1),
  ),
  answered("customer", cart.exchangeCartLine, (facts) => ({
    ...heldLine(facts),
    products: [{ productId: facts.otherProductId, quantity: 1 }],
  })),
  answered("customer", cart.undoCartExchange, ({ productId }) => ({ productId })),
  answered("customer", cart.checkCartLine, (facts) => ({ ...line(facts), isSelected: false })),
  answered(
    "customer",
    cart.checkCartLine,
    { productId: "0", kind: "instrument", isSelected: true },
    undefined,
    { about: "all" },
  ),
  answered("customer", cart.readCart, {}, addsUp),
  answered("university", cart.addToCart, onePack),
  answered("university", cart.readCart, {}, addsUp, { language: "en" }),
  answered("customer", cart.removeCartLine, line),
  answered("customer", cart.clearCart, {}),
  refused("newcomer", cart.readCart, {}, codes.emptyCart, cartMessages.empty, "an empty cart"),
  refused(
    "customer",
    cart.addToCart,
    (facts) => ({ ...onePack(facts), quantity: 0 }),
    codes.badRequest,
    callMessages.quantity,
    "a quantity of 0",
  ),
  refused(
    "customer",
    cart.addToCart,
    (facts) => ({ ...onePack(facts), quantity: 1.5 }),
    codes.badRequest,
    callMessages.quantity,
    "a quantity of 1.5",
  ),
  refused(
    "customer",
    cart.pinToBatch,
    ({ productId }) => ({ productId, batchCode: nowhere, quantity: 1 }),
    codes.badRequest,
    cartMessages.unknownBatch,
    "an unknown batch",
  ),
  refused(
    "customer",
    cart.addAllToCart,
    ({ itemCode }) => ({ itemCode, products: [] }),
    codes.badRequest,
    cartMessages.nothingChosen,
    "nothing chosen",
  ),
  refused(
    "customer",
    cart.quickAddToCart,
    { productCode: nowhere, quantity: 1 },
    codes.notFound,
    cartMessages.unknownProduct,
    "an unknown code",
  ),
  refused(
    "customer",
    cart.quickAddToCart,
    ({ productCode }) => ({ productCode, quantity: 10_000 }),
    codes.badRequest,
    callMessages.quantity,
    "too many",
  ),
  refused(
    "customer",
    cart.addInstrumentToCart,
    ({ spuCode }) => ({ spuCode, skuId: "987654321", quantity: 1 }),
    codes.badRequest,
    cartMessages.unknownProduct,
    "an unknown SKU",
  ),
  refused(
    "newcomer",
    cart.editCartLine,
    (facts) => ({ ...line(facts), quantity: 1, customerItemNumber: "" }),
    codes.badRequest,
    cartMessages.noSuchLine,
    "no such line",
  ),
  refused(
    "newcomer",
    cart.exchangeCartLine,
    (facts) => ({
      ...heldLine(facts),
      products: [{ productId: facts.otherProductId, quantity: 1 }],
    }),
    codes.badRequest,
    cartMessages.noSuchLine,
    "no such line",
  ),
  refused(
    "newcomer",
    cart.undoCartExchange,
    ({ productId }) => ({ productId }),
    codes.notFound,
    cartMessages.exchangeGone,
    "nothing to take back",
  ),
  refused(
    "customer",
    cart.findExchangeable,
    ({ productId }) => ({ products: [{ productId, quantity: 0 }] }),
    codes.badRequest,
    callMessages.quantity,
    "a quantity of 0",
  ),
  refused(
    "customer",
    cart.listExchangeOffers,
    ({ productId }) => ({ productId, quantity: 0 }),
    codes.badRequest,
    callMessages.quantity,
    "a quantity of 0",
  ),
];
