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
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { cartMessages } from "@reagent/api/messages/cart";
import { checkedTotals } from "@reagent/domain/cart";
import { freightByKind } from "@reagent/domain/freight";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { sum } from "@reagent/domain/money";
import { Refusal } from "../../basics/refusal.ts";
import { answersCustomer, changes } from "../../calls/call.ts";
import { readRequiredFilings } from "../../customers/required-filings.ts";
import { addByCode, addPack, addPacks, addSku, checkedQuantity } from "../../ordering/cart/add.ts";
import { NO_OFFERS, readExchangeOffers } from "../../ordering/cart/exchange-offers.ts";
import { readCartLines } from "../../ordering/cart/lines.ts";
import { whyOverLimit } from "../../ordering/orders/unpaid-limit.ts";
import { editLine, removeLine, selectLine, unselectReagents } from "./edit.ts";
import { exchangeLine, undoExchange } from "./exchange.ts";
import { pinLine } from "./pin.ts";

export const cartRoutes = [
  answersCustomer(readCart, async (call, services) => {
    const { database, unpaidOrders, freight: terms } = services;
    const { language } = call;
    const { reagents, instruments } = await readCartLines(database.read, call);
    const lines = [
      ...reagents.map((line) => ({ ...line, kind: "reagent" as const })),
      ...instruments.map((line) => ({ ...line, kind: "instrument" as const })),
    ];
    if (lines.length === 0) {
      throw new Refusal(codes.emptyCart, cartMessages.empty[language]);
    }
    const { money } = checkedTotals(lines.map((line) => ({ ...line, isChecked: line.isSelected })));
    const selected = lines
      .filter(({ isSelected }) => isSelected)
      .map(({ kind, total }) => ({ kind, amount: total }));
    const amountOf = (wanted: GoodsKind) =>
      sum(selected.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
    const freight = freightByKind(
      { reagent: amountOf("reagent"), instrument: amountOf("instrument") },
      terms,
    );
    const overLimit = await whyOverLimit(database.read, call, selected, unpaidOrders.limit);
    const filings = await readRequiredFilings(database.read, call.customer.id, reagents, services);
    return { reagents, instruments, total: money, freight, overLimit: overLimit ?? "", filings };
  }),
  changes(addToCart, addPack),
  changes(addAllToCart, addPacks),
  changes(pinToBatch, pinLine),
  changes(quickAddToCart, addByCode),
  changes(addInstrumentToCart, addSku),
  changes(editCartLine, editLine),
  changes(removeCartLine, removeLine),
  changes(clearCart, async ({ customer }, tx) => {
    await tx.deleteFrom("cart_lines").where("customer_id", "=", customer.id).execute();
    return {};
  }),
  changes(checkCartLine, selectLine),
  changes(uncheckProducts, unselectReagents),
  answersCustomer(listExchangeOffers, async (call, services) => {
    const { productId, quantity } = call.params;
    const line = { productId, quantity: checkedQuantity(quantity, call.language) };
    const [offers = NO_OFFERS] = await readExchangeOffers(call, services, [line]);
    return offers;
  }),
  answersCustomer(findExchangeable, async (call, services) => {
    const { products } = call.params;
    const lines = products.map(({ productId, quantity }) => ({
      productId,
      quantity: checkedQuantity(quantity, call.language),
    }));
    const found = await readExchangeOffers(call, services, lines);
    const productIds = lines
      .filter((_, at) => (found[at]?.offers.length ?? 0) > 0)
      .map(({ productId }) => productId);
    return { productIds: [...new Set(productIds)] };
  }),
  changes(exchangeCartLine, exchangeLine),
  changes(undoCartExchange, undoExchange),
];
