import { type Client, createClient } from "@reagent/api/client/client";
import { isRefusal, type Outcome } from "@reagent/api/client/failure";
import { logIn } from "@reagent/api/contract/account";
import { addToCart, type Cart, clearCart, readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readProduct } from "@reagent/api/contract/product";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { sendBasket } from "@reagent/api/contract/sent-basket";
import { developmentSalts } from "@reagent/api/contract/signature";
import { DEMO_PASSWORD } from "@reagent/demo/customers/customers";
import { UNREFINED } from "@reagent/domain/facet";
import { ALL_INSTRUMENTS } from "@reagent/domain/instrument-facet";

export const password = DEMO_PASSWORD;
export const emails = {
  /** Has many favourites and a full cart. */
  ordinary: "demo@kedu.example",
  /** Has prices of their own. */
  university: "university@kedu.example",
  /** Has no data yet. */
  newcomer: "new@kedu.example",
} as const;
export type WhichCustomer = keyof typeof emails;

/** Calls the shop as its pages do, to prepare a journey and to check its effect. */
export function callerAt(url: string, token: string | null = null): Client {
  return createClient({
    host: url,
    salts: developmentSalts,
    language: "cn",
    deviceId: () => "JourneyJourney01",
    token: () => token,
    deviceNow: () => Date.now(),
    onSessionEnd: () => {},
    reload: () => {},
    lastReload: { get: () => undefined, set: () => {} },
  });
}

export function answerOf<Answer>(outcome: Outcome<Answer>): Answer {
  if (!outcome.ok) throw new Error(`The shop refused: ${JSON.stringify(outcome.failure)}`);
  return outcome.data;
}

/** A customer with a session, outside of the browser. */
export interface Customer {
  readonly email: string;
  readonly token: string;
  /** Adds a pack to the cart. */
  add(itemCode: string, productId: string, quantity: number): Promise<void>;
  /** The cart on the server; empty lists for an empty cart. */
  cart(): Promise<Pick<Cart, "reagents" | "instruments">>;
}

/** Logs a demo customer in and empties the cart. */
export async function customerAt(url: string, which: WhichCustomer): Promise<Customer> {
  const email = emails[which];
  const { token } = answerOf(await callerAt(url).call(logIn, { email, password }));
  const caller = callerAt(url, token);
  answerOf(await caller.call(clearCart, {}));
  return {
    email,
    token,
    add: async (itemCode, productId, quantity) =>
      void answerOf(await caller.call(addToCart, { itemCode, productId, quantity })),
    cart: async () => {
      const outcome = await caller.call(readCart, {});
      const isEmpty = !outcome.ok && isRefusal(outcome.failure, codes.emptyCart);
      return isEmpty ? { reagents: [], instruments: [] } : answerOf(outcome);
    },
  };
}

/** Items of the catalogue that the journeys buy. */
export interface Goods {
  /** The first item of ethanol, and its packs. */
  readonly ethanol: {
    readonly itemCode: string;
    readonly packs: readonly { readonly productId: string; readonly productCode: string }[];
  };
  /** A magnetic stirrer. */
  readonly stirrer: { readonly spuCode: string; readonly skuCode: string };
  /** The token of a basket that a guest has sent. */
  readonly sentBasket: string;
}

export async function goodsAt(url: string): Promise<Goods> {
  const guest = callerAt(url);
  const query = { page: 1, limit: 20 };
  const ethanols = await guest.call(searchReagents, {
    ...query,
    keyword: "64-17-5",
    source: "web",
    ...UNREFINED,
  });
  const [item] = answerOf(ethanols).items;
  const [stirrer] = answerOf(
    await guest.call(searchInstruments, { ...query, keyword: "磁力搅拌器", ...ALL_INSTRUMENTS }),
  ).items;
  if (!item || !stirrer) throw new Error("The demo catalogue has no ethanol or no stirrer.");
  const { packs } = answerOf(await guest.call(readProduct, { itemCode: item.itemCode }));
  const [{ productCode } = { productCode: "" }] = packs;
  const products = [{ kind: "reagent", productCode, quantity: 2 } as const];
  const { token } = answerOf(await guest.call(sendBasket, { note: "周五前下单", products }));
  return { ethanol: { itemCode: item.itemCode, packs }, stirrer, sentBasket: token };
}
