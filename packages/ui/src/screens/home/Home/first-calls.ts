import { readHome } from "@reagent/api/contract/home";
import { firstCall } from "../../../data/first-calls.ts";

/** What the home page reads first. */
export const homeCalls = () => [firstCall(readHome, {})];
