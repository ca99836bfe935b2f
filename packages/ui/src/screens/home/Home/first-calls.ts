import { readHome } from "@reagent/api/contract/home";
import { firstCall } from "../../../data/first-calls.ts";

/** The calls of the home page that are fetched ahead. */
export const homeCalls = () => [firstCall(readHome, {})];
