import { readGift } from "@reagent/api/contract/gift";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of a gift reads first. */
export const giftCalls = (giftCode: string) => [firstCall(readGift, { giftCode })];
