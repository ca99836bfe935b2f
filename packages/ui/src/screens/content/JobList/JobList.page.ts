import { page } from "../../../page.ts";
import { jobs } from "./JobList.screen.ts";

export const jobsPage = page(jobs, {
  firstCalls: async () => (await import("./first-calls.ts")).jobListCalls,
  load: async () => (await import("./JobList.tsx")).JobList,
});
