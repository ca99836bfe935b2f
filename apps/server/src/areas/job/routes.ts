import { codes } from "@reagent/api/contract/envelope";
import { listJobs, readJob } from "@reagent/api/contract/job";
import { jobMessages } from "@reagent/api/messages/job";
import { dayOf } from "../../basics/day.ts";
import { pageOf } from "../../basics/paging.ts";
import { Refusal } from "../../basics/refusal.ts";
import { answers } from "../../calls/call.ts";
import { readJobInfo, readJobs } from "./jobs.ts";

export const jobRoutes = [
  answers(listJobs, ({ params: { page, pageSize: limit }, language, now }, { database }) =>
    readJobs(database.read, { today: dayOf(now), language, ...pageOf({ page, limit }) }),
  ),
  answers(readJob, async ({ params: { id }, language, now }, { database }) => {
    const job = await readJobInfo(database.read, id, dayOf(now), language);
    if (!job) throw new Refusal(codes.notFound, jobMessages.jobMissing[language]);
    return job;
  }),
];
