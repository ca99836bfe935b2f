import { readProduct } from "@reagent/api/contract/product";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of an item reads first. */
export const productCalls = (itemCode: string) => [firstCall(readProduct, { itemCode })];
