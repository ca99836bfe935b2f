import { readJob } from "@reagent/api/contract/job";
import { firstCall } from "../../../data/first-calls.ts";

/** The call of a job that is fetched ahead. */
export const jobCalls = ({ id }: { id: string }) => [firstCall(readJob, { id })];
