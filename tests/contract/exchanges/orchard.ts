import * as basket from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import * as gift from "@reagent/api/contract/gift";
import * as order from "@reagent/api/contract/gift-order";
import { addressMessages } from "@reagent/api/messages/address";
import { callMessages } from "@reagent/api/messages/call";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { basketTotals } from "@reagent/domain/basket";
import { giftPrice } from "@reagent/domain/gift";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";
import { chinese, nowhere } from "./given.ts";

/** Chinese names of gifts whose refusals name them. */
export const refusedGifts = { delisted: "下架的礼品", soldOut: "兑完的礼品" } as const;

const everything = {
  typeId: "",
  rangeId: "",
  most: null,
  keyword: "",
  page: 1,
  pageSize: PAGE_SIZE.orchard,
} as const;
const gifts = { giftCode: nowhere };
const listed = ({ orchard }: Facts) => ({ giftCode: orchard.giftCode });
const delisted = ({ orchard }: Facts) => ({ giftCode: orchard.delistedCode });
const soldOut = ({ orchard }: Facts) => ({ giftCode: orchard.soldOutCode });
const orderOf = (name: keyof Facts["orchard"]["orders"]) => (facts: Facts) => ({
  orderId: facts.orchard.orders[name],
});
const place = {
  province: "310000",
  city: "310100",
  district: "310115",
  street: "科苑路 1278 号",
  receiver: "周以宁",
  mobile: "13900000120",
  note: "",
  expectedLines: null,
} as const;
const everyOrder = {
  pageSize: PAGE_SIZE.orchardOrders,
  page: 1,
  from: "",
  to: "",
  orderCode: "",
  receiver: "",
  customerOrderNumber: "",
  status: "all",
} as const;

function addsUp({ lines, quantity, total }: Pick<basket.Basket, "lines" | "quantity" | "total">) {
  expect(lines).not.toHaveLength(0);
  for (const line of lines) expect(line.amount).toBe(line.price * line.quantity);
  expect({ quantity, total }).toEqual(basketTotals(lines));
}

function costsAtMost150({ gifts: found, total }: gift.FoundGifts) {
  expect(found).not.toHaveLength(0);
  expect(total).toBeGreaterThanOrEqual(found.length);
  for (const each of found) expect(giftPrice(each)).toBeLessThanOrEqual(150);
}

/** Why a basket or an order is refused, in the order of the checks. */
const refusals = {
  delisted: [codes.giftDelisted, orchardMessages.someDelisted([refusedGifts.delisted])],
  soldOut: [
    codes.giftOutOfStock,
    orchardMessages.someOutOfStock([{ name: refusedGifts.soldOut, stock: 0 }]),
  ],
  dear: [codes.tooFewGrains, orchardMessages.tooFewGrains],
} as const;

/** The university's basket holds these three gifts, none of which it can order; each is removed in turn. */
const unorderable = (["delisted", "soldOut", "dear"] as const).flatMap((name) => {
  const [code, message] = refusals[name];
  return [
    refused("university", basket.checkBasket, {}, code, message, name),
    refused("university", order.createGiftOrder, place, code, message, name),
    answered(
      "university",
      basket.removeBasketLine,
      ({ orchard }) => ({ giftId: orchard.basket[name] }),
      undefined,
      { about: name },
    ),
  ];
});

/** In the order in which a customer could make them. */
export const exchanges: readonly Exchange[] = [
  answered("guest", gift.readOrchard, everything, ({ banners, types, ranges, ...found }) => {
    expect(found.gifts.length).toBeGreaterThan(0);
    expect(found.gifts.length).toBeLessThanOrEqual(PAGE_SIZE.orchard);
    expect(found.total).toBeGreaterThanOrEqual(found.gifts.length);
    expect(types.map(({ name }) => name).join()).toMatch(chinese);
    expect(ranges.length).toBeGreaterThan(2);
    for (const { link } of banners) expect(link).toMatch(/^\//u);
  }),
  answered(
    "guest",
    gift.readOrchard,
    { ...everything, rangeId: "1" },
    (found) => {
      for (const each of found.gifts) expect(giftPrice(each)).toBeLessThanOrEqual(100);
    },
    { language: "en", about: "a range" },
  ),
  answered("guest", gift.readOrchard, { ...everything, most: 150 }, costsAtMost150, {
    about: "a highest price",
  }),
  answered("guest", gift.searchGifts, { ...everything, most: 150 }, costsAtMost150, {
    about: "a highest price",
  }),
  answered(
    "guest",
    gift.readOrchard,
    { ...everything, rangeId: "2", most: 100 },
    (found) => expect(found).toMatchObject({ gifts: [], total: 0 }),
    { about: "a highest price below the range" },
  ),
  answered(
    "guest",
    gift.searchGifts,
    { ...everything, keyword: nowhere },
    (found) => expect(found).toMatchObject({ gifts: [], total: 0 }),
    { about: "nothing found" },
  ),
  answered("guest", gift.readGift, listed, ({ giftCode, name, drawings }, { orchard }) => {
    expect(giftCode).toBe(orchard.giftCode);
    expect(name).toMatch(chinese);
    expect(drawings.length).toBeGreaterThan(0);
  }),
  refused(
    "guest",
    gift.readGift,
    delisted,
    codes.giftDelisted,
    orchardMessages.delisted,
    "delisted",
  ),
  refused("guest", gift.readGift, gifts, codes.notFound, orchardMessages.missing, "unknown"),

  answered("customer", gift.addWish, listed),
  answered("customer", gift.listWishes, {}, ({ wishes }, { orchard }) => {
    expect(wishes.length).toBeGreaterThan(0);
    expect(orchard.giftCode).not.toBe("");
  }),
  answered("customer", gift.removeWish, listed),
  refused(
    "customer",
    gift.addWish,
    delisted,
    codes.giftDelisted,
    orchardMessages.delisted,
    "delisted",
  ),
  refused("customer", gift.addWish, gifts, codes.notFound, orchardMessages.missing, "unknown"),

  refused(
    "newcomer",
    basket.readBasket,
    {},
    codes.emptyCart,
    orchardMessages.emptyBasket,
    "an empty basket",
  ),
  refused(
    "newcomer",
    basket.checkBasket,
    {},
    codes.emptyCart,
    orchardMessages.nothingChosen,
    "an empty basket",
  ),
  refused(
    "newcomer",
    order.readGiftCheckout,
    {},
    codes.nothingToCheckOut,
    orchardMessages.emptyBasket,
    "an empty basket",
  ),
  refused(
    "newcomer",
    order.createGiftOrder,
    place,
    codes.nothingToCheckOut,
    orchardMessages.nothingChosen,
    "an empty basket",
  ),
  answered("customer", basket.addToBasket, (facts) => ({ ...listed(facts), quantity: 1 })),
  answered("customer", gift.readOrchardUser, {}, ({ basketCount, grains, expiringGrains }) => {
    expect(basketCount).toBeGreaterThan(0);
    expect(expiringGrains).toBe(grains);
  }),
  answered("customer", basket.readBasket, {}, addsUp),
  answered("customer", basket.updateBasketLine, ({ orchard }) => ({
    giftId: orchard.giftId,
    quantity: 2,
  })),
  answered("customer", basket.checkBasket, {}),
  answered("customer", order.readGiftCheckout, {}, (checkout) => {
    addsUp(checkout);
    expect(checkout.customer.company).not.toBe("");
    expect(checkout.grains).toBeGreaterThanOrEqual(checkout.total);
  }),
  refused(
    "customer",
    basket.addToBasket,
    (facts) => ({ ...listed(facts), quantity: 0 }),
    codes.badRequest,
    callMessages.quantity,
    "a quantity of 0",
  ),
  refused(
    "customer",
    basket.addToBasket,
    { giftCode: nowhere, quantity: 1 },
    codes.notFound,
    orchardMessages.missing,
    "unknown",
  ),
  refused(
    "customer",
    basket.addToBasket,
    (facts) => ({ ...delisted(facts), quantity: 1 }),
    codes.giftDelisted,
    orchardMessages.delisted,
    "delisted",
  ),
  refused(
    "customer",
    basket.addToBasket,
    (facts) => ({ ...soldOut(facts), quantity: 1 }),
    codes.giftOutOfStock,
    orchardMessages.stockLeft(0),
    "out of stock",
  ),
  refused(
    "customer",
    basket.updateBasketLine,
    ({ orchard }) => ({ giftId: orchard.giftId, quantity: 1e9 }),
    codes.badRequest,
    callMessages.quantity,
    "a quantity of 1,000,000,000",
  ),
  refused(
    "newcomer",
    basket.updateBasketLine,
    ({ orchard }) => ({ giftId: orchard.giftId, quantity: 1 }),
    codes.notFound,
    orchardMessages.noSuchLine,
    "no such line",
  ),
  refused(
    "university",
    basket.updateBasketLine,
    ({ orchard }) => ({ giftId: orchard.basket.delisted, quantity: 2 }),
    codes.giftDelisted,
    orchardMessages.delisted,
    "delisted",
  ),
  refused(
    "university",
    basket.updateBasketLine,
    ({ orchard }) => ({ giftId: orchard.basket.soldOut, quantity: 2 }),
    codes.giftOutOfStock,
    orchardMessages.stockLeft(0),
    "out of stock",
  ),
  refused(
    "customer",
    order.createGiftOrder,
    { ...place, street: "" },
    codes.badRequest,
    addressMessages.incomplete,
    "no street",
  ),
  refused(
    "customer",
    order.createGiftOrder,
    ({ orchard }) => ({
      ...place,
      expectedLines: [{ giftId: orchard.giftId, quantity: 2, price: 1 }],
    }),
    codes.priceChanged,
    orchardMessages.basketChanged,
    "another basket",
  ),
  answered("customer", order.createGiftOrder, place, ({ orderId }) => expect(orderId).not.toBe("")),
  answered("customer", basket.removeBasketLine, ({ orchard }) => ({ giftId: orchard.giftId })),
  answered("customer", basket.clearBasket, {}),
  ...unorderable,

  answered("customer", order.confirmGiftOrder, orderOf("unpaid"), (toPay, { orchard }) => {
    expect(toPay).toMatchObject({
      orderId: orchard.orders.unpaid,
      status: "unconfirmed",
      payStatus: "unpaid",
    });
    expect(toPay.amount).toBe(basketTotals(toPay.lines).total);
    expect(toPay.grains).toBeGreaterThanOrEqual(toPay.amount);
  }),
  refused(
    "customer",
    order.confirmGiftOrder,
    orderOf("cancelled"),
    codes.notPayable,
    orchardMessages.orderCancelled,
    "a cancelled order",
  ),
  refused(
    "customer",
    order.confirmGiftOrder,
    { orderId: nowhere },
    codes.notFound,
    orchardMessages.orderMissing,
    "unknown",
  ),
  answered("customer", order.payGiftOrder, orderOf("unpaid")),
  answered("customer", order.payGiftOrder, orderOf("unpaid"), undefined, { about: "again" }),
  refused(
    "customer",
    order.payGiftOrder,
    { orderId: nowhere },
    codes.notFound,
    orchardMessages.orderMissing,
    "unknown",
  ),
  refused(
    "customer",
    order.payGiftOrder,
    orderOf("cancelled"),
    codes.notPayable,
    orchardMessages.orderCancelled,
    "a cancelled order",
  ),
  ...(["delisted", "soldOut", "dear"] as const).map((name) => {
    const [code, message] = refusals[name];
    return refused("customer", order.payGiftOrder, orderOf(name), code, message, name);
  }),
  answered("customer", order.cancelGiftOrder, orderOf("withdrawn")),
  answered("customer", order.cancelGiftOrder, orderOf("cancelled"), undefined, {
    about: "one that is cancelled",
  }),
  refused(
    "customer",
    order.cancelGiftOrder,
    orderOf("paid"),
    codes.locked,
    orchardMessages.paidAlready,
    "a paid order",
  ),
  refused(
    "customer",
    order.cancelGiftOrder,
    { orderId: nowhere },
    codes.notFound,
    orchardMessages.orderMissing,
    "unknown",
  ),
  answered("customer", order.listGiftOrders, everyOrder, ({ orders, total }) => {
    expect(orders.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(orders.length);
  }),
  answered(
    "customer",
    order.listGiftOrders,
    { ...everyOrder, status: "cancelled" },
    ({ orders }) => {
      expect(new Set(orders.map(({ statusName }) => statusName))).toEqual(new Set(["Cancelled"]));
    },
    { language: "en", about: "those that were cancelled" },
  ),
  answered("customer", order.readGiftOrder, orderOf("cancelled"), ({ status, statusName }) => {
    expect({ status, statusName }).toEqual({ status: "cancelled", statusName: "已取消" });
  }),
  refused(
    "customer",
    order.readGiftOrder,
    { orderId: nowhere },
    codes.notFound,
    orchardMessages.orderMissing,
    "unknown",
  ),
];
