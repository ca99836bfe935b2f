import { readInstrument } from "@reagent/api/contract/instrument";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of an instrument reads first. */
export const instrumentCalls = (spuCode: string) => [firstCall(readInstrument, { spuCode })];
