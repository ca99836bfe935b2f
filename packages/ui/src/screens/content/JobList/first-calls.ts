import { listJobs } from "@reagent/api/contract/job";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { pageOfText } from "@reagent/domain/paging";
import { firstCall } from "../../../data/first-calls.ts";

/** The call of the jobs that is fetched ahead. */
export const jobListCalls = (_: unknown, query: URLSearchParams) => [
  firstCall(listJobs, { pageSize: PAGE_SIZE.jobs, page: pageOfText(query.get("page")) }),
];
