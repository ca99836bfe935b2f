import { readHeader } from "@reagent/api/contract/home";
import { firstCall } from "../../../data/first-calls.ts";

/** What the overview of all categories reads first. */
export const catalogueCalls = () => [firstCall(readHeader, {})];
