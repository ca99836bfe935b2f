import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { answersCustomer, changes } from "../../http/call.ts";
import { checkedOrder } from "./checked.ts";
import { readConfirmation } from "./confirm.ts";
import { placeOrder } from "./place.ts";
import { readPrice } from "./price.ts";

const answerConfirmation = answersCustomer(confirmOrder, (call, { database }) =>
  readConfirmation(call, database),
);

const answerPrice = answersCustomer(priceOrder, readPrice);

const create = changes(createOrder, async (call, tx, { heldItems }) =>
  placeOrder(tx, call, await checkedOrder(tx, call, heldItems)),
);

export const checkoutRoutes = [answerConfirmation, answerPrice, create];
