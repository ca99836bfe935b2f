import { logIn, logOut, readUserInfo } from "@reagent/api/contract/account";
import * as cart from "@reagent/api/contract/cart";
import { addFavourite, cancelFavourite, listFavourites } from "@reagent/api/contract/favourite";
import { applyForSpectrum } from "@reagent/api/contract/product";
import { searchReagents } from "@reagent/api/contract/search";
import { sum, times } from "@reagent/domain/money";
import { expect } from "vitest";
import { answered, type Exchange } from "../exchange.ts";
import { line, onePack, search } from "./given.ts";

const application = {
  email: "zhou@eciac.example",
  contact: "周以宁",
  phone: "13900000120",
  company: "华东应用化学研究所",
};

function addsUp({ reagents, instruments, total }: cart.Cart): void {
  const lines = [...reagents, ...instruments];
  expect(lines).not.toHaveLength(0);
  for (const each of lines)
    expect(each.total).toBe(times(each.salesPrice ?? each.listPrice, each.quantity));
  expect(total).toBe(sum(lines.filter(({ isSelected }) => isSelected).map((each) => each.total)));
}

/** In the order in which a customer could make them. */
export const customerExchanges: readonly Exchange[] = [
  answered(
    "guest",
    logIn,
    ({ email, password }) => ({ email, password }),
    ({ token }) => expect(token.length).toBeGreaterThan(20),
  ),
  answered("customer", readUserInfo, {}, (info) => {
    expect(info.email).toMatch(/@/);
    expect(info.balance).toBeGreaterThanOrEqual(0);
  }),
  answered("customer", applyForSpectrum, ({ productCode }) => ({
    ...application,
    productCode,
  })),

  answered("customer", addFavourite, ({ itemId }) => ({ itemId })),
  answered("customer", listFavourites, { limit: 20, page: 1 }, ({ favourites, total }, facts) => {
    expect(total).toBe(favourites.length);
    expect(favourites.map(({ itemCode }) => itemCode)).toContain(facts.itemCode);
  }),
  answered(
    "customer",
    searchReagents,
    ({ itemCode }) => ({ ...search, keyword: itemCode }),
    ({ items }) => expect(items.map(({ isFavourite }) => isFavourite)).toEqual([true]),
    { about: "with the customer's favourites" },
  ),
  answered("customer", cancelFavourite, ({ itemId }) => ({ favouriteId: itemId })),

  answered("customer", cart.addToCart, onePack),
  answered("customer", cart.addAllToCart, ({ itemCode, productId }) => ({
    itemCode,
    products: [{ productId, quantity: 1 }],
  })),
  answered("customer", cart.quickAddToCart, ({ productCode }) => ({ productCode, quantity: 1 })),
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
  answered("guest", logOut, {}),
];
