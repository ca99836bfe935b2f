import { readAward } from "@reagent/api/contract/paper-award";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of the paper award reads first. */
export const paperAwardCalls = () => [firstCall(readAward, {})];
