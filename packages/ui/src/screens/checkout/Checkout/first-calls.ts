import { confirmOrder } from "@reagent/api/contract/checkout";
import { firstCall } from "../../../data/first-calls.ts";

export const checkoutCalls = () => [firstCall(confirmOrder, {})];
