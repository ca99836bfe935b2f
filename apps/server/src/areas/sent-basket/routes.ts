import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import {
  addSentProducts,
  endSentBasket,
  readSentBasket,
  sendBasket,
} from "@reagent/api/contract/sent-basket";
import { answers, changes, type CustomerCall } from "../../calls/call.ts";
import type { Tx } from "../../database/database.ts";
import { addGoods } from "../../ordering/cart/add-goods.ts";
import { checkedQuantity } from "../../ordering/cart/add.ts";
import { newSecret } from "../../sessions/secret.ts";
import { readBasket } from "./read.ts";
import { end, send } from "./send.ts";
import { refusal } from "./stored.ts";

export const sentBasketRoutes = [
  answers(sendBasket, (call, { database }) => {
    const secrets = { token: newSecret(), endKey: newSecret() };
    return database.transact((tx) => send(call, tx, secrets));
  }),
  answers(readSentBasket, readBasket),
  answers(endSentBasket, (call, { database }) => database.transact((tx) => end(call, tx))),
  changes(addSentProducts, addProducts),
];

/** Adds chosen products to the cart, with a verdict for every one. */
async function addProducts(call: CustomerCall<ParamsOf<typeof addSentProducts>>, tx: Tx) {
  const { params, language } = call;
  if (params.products.length === 0) throw refusal(call, codes.badRequest, "nothingChosen");
  const goods = params.products.map((product) => ({
    ...product,
    quantity: checkedQuantity(product.quantity, language),
  }));
  return { rows: await addGoods(tx, call, goods) };
}
