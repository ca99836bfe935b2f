import { listBranches } from "@reagent/api/contract/branch";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of branches reads first. */
export const branchCalls = () => [firstCall(listBranches, {})];
