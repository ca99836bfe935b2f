import { confirmOrder, createOrder, priceOrder } from "@reagent/api/contract/checkout";
import { answersCustomer, changes } from "../../calls/call.ts";
import { checkedOrder } from "./checked.ts";
import { readConfirmation } from "./confirm.ts";
import { placeOrder } from "./place.ts";
import { readPrice } from "./price.ts";

/** From the cart to an order; what happens to orders afterwards is in ../order, paying them in ../payment. */
export const checkoutRoutes = [
  answersCustomer(confirmOrder, readConfirmation),
  answersCustomer(priceOrder, readPrice),
  changes(createOrder, async (call, tx, services) =>
    placeOrder(tx, call, await checkedOrder(tx, call, services), services),
  ),
];
