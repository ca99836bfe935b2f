import { readHeader } from "@reagent/api/contract/home";
import { firstCall } from "../data/first-calls.ts";

/** What every layout reads first: the categories of the menus, and the sections to which none leads. */
export const frameCalls = [firstCall(readHeader, {})];
