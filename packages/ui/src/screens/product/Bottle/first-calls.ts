import { readBottle } from "@reagent/api/contract/bottle";
import { firstCall } from "../../../data/first-calls.ts";
import type { BottleCodes } from "./bottle-codes.ts";

/** What the page of a bottle reads first, with the parameters in the order of the screen. */
export const bottleCalls = ({ productCode, batchCode }: BottleCodes) => [
  firstCall(readBottle, { productCode, batchCode }, ({ bottle }) => bottle === null),
];
