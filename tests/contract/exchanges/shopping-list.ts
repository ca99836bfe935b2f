import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import * as lists from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import type { Message } from "@reagent/api/messages/message";
import { orderMessages } from "@reagent/api/messages/order";
import { shoppingListMessages } from "@reagent/api/messages/shopping-list";
import { lineChanges } from "@reagent/domain/shopping-list";
import { expect } from "vitest";
import { answered, type Exchange, refused } from "../exchange.ts";
import type { Facts } from "../party.ts";

const named = ({ shoppingLists }: Facts) => ({ listId: shoppingLists.ordered });
const product = ({ productCode }: Facts) => ({ kind: "reagent", productCode }) as const;
/** What takes the place of the product, in the quantity to which it was edited. */
const exchangeOf = ({ productCode, awaitedCode }: Facts) => ({
  productCode,
  quantity: 3,
  products: [{ productCode: awaitedCode, quantity: 1 }],
});
/** An id that no list has. */
const unknown = { listId: "00000000-0000-4000-8000-000000000000" };

const same = { name: "常备溶剂" };
const blank = { name: " " };
const ordered = ({ orders }: Facts) => ({ orderId: orders.reviewed });

type Given<Params> = Parameters<typeof refused<Params, unknown>>[2];

const refusedBy =
  (code: number, message: Message, about: string) =>
  <Params, Answer>(endpoint: Endpoint<Params, Answer>, params: Given<NoInfer<Params>>) =>
    refused("customer", endpoint, params, code, message, about);
const taken = refusedBy(codes.nameTaken, shoppingListMessages.nameTaken, "the name of a list");
const nameless = refusedBy(codes.badRequest, shoppingListMessages.nameWrong, "no name");
const missing = refusedBy(codes.notFound, shoppingListMessages.missing, "an unknown id");

/** Both parties have two lists of the customer, one of which was ordered before prices changed. In the order of a customer. */
export const exchanges: readonly Exchange[] = [
  answered("customer", lists.listShoppingLists, {}, ({ lists: all }, { shoppingLists }) => {
    expect(all.map(({ listId }) => listId)).toEqual(
      expect.arrayContaining([shoppingLists.ordered, shoppingLists.spare]),
    );
    const ordered = all.find(({ listId }) => listId === shoppingLists.ordered);
    expect(ordered?.orderedAt).toBeGreaterThan(0);
    expect(ordered?.changeCount).toBeGreaterThan(0);
    expect(all.find(({ listId }) => listId === shoppingLists.spare)?.orderedAt).toBe(null);
  }),
  answered("customer", lists.readShoppingList, named, ({ name, lines, total }) => {
    expect(name).toBe("春季实验课");
    expect(total).toBeGreaterThan(0);
    const kinds = lines
      .flatMap((line) => lineChanges(line.lastOrder, line))
      .map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["price-down", "back-in-stock"]));
  }),
  answered("customer", lists.createShoppingList, { name: "秋季实验课" }, ({ listId }) =>
    expect(listId).not.toBe(""),
  ),
  answered("customer", lists.renameShoppingList, (facts) => ({
    ...named(facts),
    name: "春季实验课",
  })),
  answered(
    "customer",
    lists.copyShoppingList,
    (facts) => ({ ...named(facts), name: "春季实验课 副本" }),
    ({ listId }, facts) => expect(listId).not.toBe(named(facts).listId),
  ),
  answered(
    "customer",
    lists.saveOrderAsList,
    ({ orders }) => ({ orderId: orders.reviewed, name: "上次的订单" }),
    ({ listId }) => expect(listId).not.toBe(""),
  ),
  answered("customer", lists.addOrderToList, (facts) => ({ ...named(facts), ...ordered(facts) })),
  answered("customer", lists.addToShoppingList, (facts) => ({
    ...named(facts),
    products: [{ ...product(facts), quantity: 2 }],
  })),
  answered("customer", lists.editShoppingListLine, (facts) => ({
    ...named(facts),
    ...product(facts),
    quantity: 3,
  })),
  answered("customer", lists.exchangeListLine, (facts) => ({
    ...named(facts),
    ...exchangeOf(facts),
  })),
  answered("customer", lists.undoListExchange, (facts) => ({
    ...named(facts),
    productCode: facts.productCode,
  })),
  answered("customer", lists.addListToCart, named, ({ rows }) => {
    expect(rows.map(({ row }) => row)).toEqual(rows.map((_, at) => at + 1));
    expect(rows.map(({ verdict }) => verdict)).toContain("added");
  }),
  answered("customer", lists.removeShoppingListLine, (facts) => ({
    ...named(facts),
    ...product(facts),
  })),
  taken(lists.createShoppingList, same),
  taken(lists.renameShoppingList, (facts) => ({ ...named(facts), ...same })),
  taken(lists.copyShoppingList, (facts) => ({ ...named(facts), ...same })),
  taken(lists.saveOrderAsList, (facts) => ({ ...ordered(facts), ...same })),
  nameless(lists.createShoppingList, blank),
  nameless(lists.renameShoppingList, (facts) => ({ ...named(facts), ...blank })),
  nameless(lists.copyShoppingList, (facts) => ({ ...named(facts), ...blank })),
  nameless(lists.saveOrderAsList, (facts) => ({ ...ordered(facts), ...blank })),
  missing(lists.readShoppingList, unknown),
  missing(lists.renameShoppingList, { ...unknown, name: "冬季" }),
  missing(lists.copyShoppingList, { ...unknown, name: "冬季" }),
  missing(lists.deleteShoppingList, unknown),
  missing(lists.addListToCart, unknown),
  missing(lists.addToShoppingList, { ...unknown, products: [] }),
  missing(lists.addOrderToList, (facts) => ({ ...unknown, ...ordered(facts) })),
  missing(lists.editShoppingListLine, (facts) => ({
    ...unknown,
    ...product(facts),
    quantity: 1,
  })),
  missing(lists.exchangeListLine, (facts) => ({ ...unknown, ...exchangeOf(facts) })),
  missing(lists.undoListExchange, ({ productCode }) => ({ ...unknown, productCode })),
  missing(lists.removeShoppingListLine, (facts) => ({ ...unknown, ...product(facts) })),
  refused(
    "customer",
    lists.saveOrderAsList,
    { orderId: unknown.listId, name: "冬季" },
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    lists.addOrderToList,
    (facts) => ({ ...named(facts), orderId: unknown.listId }),
    codes.notFound,
    orderMessages.missing,
    "an unknown order",
  ),
  refused(
    "customer",
    lists.addToShoppingList,
    (facts) => ({ ...named(facts), products: [] }),
    codes.badRequest,
    shoppingListMessages.nothingChosen,
    "no products",
  ),
  refused(
    "customer",
    lists.exchangeListLine,
    (facts) => ({ ...named(facts), ...exchangeOf(facts), products: [] }),
    codes.badRequest,
    shoppingListMessages.nothingChosen,
    "no products",
  ),
  refused(
    "customer",
    lists.exchangeListLine,
    (facts) => ({ ...named(facts), ...exchangeOf(facts), productCode: "X1" }),
    codes.badRequest,
    shoppingListMessages.noSuchLine,
    "no such line",
  ),
  refused(
    "customer",
    lists.undoListExchange,
    (facts) => ({ ...named(facts), productCode: "X1" }),
    codes.notFound,
    shoppingListMessages.exchangeGone,
    "nothing to take back",
  ),
  refused(
    "customer",
    lists.editShoppingListLine,
    (facts) => ({ ...named(facts), ...product(facts), quantity: 0 }),
    codes.badRequest,
    callMessages.quantity,
    "no quantity",
  ),
  answered("customer", lists.deleteShoppingList, ({ shoppingLists }) => ({
    listId: shoppingLists.spare,
  })),
];
