import { readActivity } from "@reagent/api/contract/article";
import { firstCall } from "../../../data/first-calls.ts";

/** The calls of an activity that are fetched ahead. */
export const activityCalls = (id: string) => [firstCall(readActivity, { id })];
