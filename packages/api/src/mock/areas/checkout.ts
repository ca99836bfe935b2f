import { confirmOrder, createOrder, priceOrder } from "../../contract/checkout.ts";
import type { AreaMock } from "../area-mock.ts";
import { confirmation, orderPrice } from "../samples/checkout.ts";
import { answers } from "../verbs.ts";

export const checkout: AreaMock = ({ customer }) => [
  answers(confirmOrder, (_, language) => confirmation(language, customer)),
  answers(priceOrder, (chosen, language) => orderPrice(chosen, language, customer)),
  answers(createOrder, { orderId: "9001", kind: "reagent" }),
];
