import { codes } from "../../contract/envelope.ts";
import { listJobs, readJob } from "../../contract/job.ts";
import { jobMessages } from "../../messages/job.ts";
import type { AreaMock } from "../area-mock.ts";
import { jobOf, jobRows } from "../samples/jobs.ts";
import { answers, refusal } from "../verbs.ts";

export const job: AreaMock = () => [
  answers(listJobs, ({ page, pageSize }, language) => {
    const rows = jobRows(language);
    return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
  }),
  answers(
    readJob,
    ({ id }, language) => jobOf(id, language) ?? refusal(codes.notFound, jobMessages.jobMissing),
  ),
];
