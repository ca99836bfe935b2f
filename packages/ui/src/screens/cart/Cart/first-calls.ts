import { readCart } from "@reagent/api/contract/cart";
import { firstCall } from "../../../data/first-calls.ts";

export const cartCalls = () => [firstCall(readCart, {})];
