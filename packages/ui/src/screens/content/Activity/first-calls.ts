import { readActivity } from "@reagent/api/contract/article";
import { firstCall } from "../../../data/first-calls.ts";

/** What the page of an activity reads first. */
export const activityCalls = (id: string) => [firstCall(readActivity, { id })];
