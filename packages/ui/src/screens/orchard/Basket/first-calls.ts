import { readBasket } from "@reagent/api/contract/basket";
import { firstCall } from "../../../data/first-calls.ts";

export const basketCalls = () => [firstCall(readBasket, {})];
