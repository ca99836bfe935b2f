import { codes } from "@reagent/api/contract/envelope";
import { listJobs, readJob } from "@reagent/api/contract/job";
import { jobMessages } from "@reagent/api/messages/job";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { expect } from "vitest";
import { answered, type Exchange, refusedTo } from "../exchange.ts";
import { chinese } from "./given.ts";

export const exchanges: readonly Exchange[] = [
  answered("guest", listJobs, { pageSize: PAGE_SIZE.jobs, page: 1 }, ({ rows, total }) => {
    expect(rows).toHaveLength(Math.min(total, PAGE_SIZE.jobs));
    for (const { title, place, team, postedOn } of rows) {
      for (const text of [title, place, team]) expect(text).toMatch(chinese);
      expect(postedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    const days = rows.map(({ postedOn }) => postedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  }),
  answered(
    "guest",
    listJobs,
    { pageSize: PAGE_SIZE.jobs, page: 99 },
    ({ rows, total }) => {
      expect(rows).toEqual([]);
      expect(total).toBeGreaterThan(0);
    },
    { about: "a page beyond the last" },
  ),
  answered(
    "guest",
    readJob,
    ({ jobId }) => ({ id: jobId }),
    (job, { jobId }) => {
      expect(job.id).toBe(jobId);
      expect(job.content).toMatch(/^<(?:h2|p)>/);
      expect(job.title).not.toMatch(chinese);
    },
    { language: "en" },
  ),
  ...(["zh", "en"] as const).map((language) =>
    refusedTo(
      "guest",
      answered("guest", readJob, { id: "987654321" }, undefined, { language }),
      codes.notFound,
      jobMessages.jobMissing,
    ),
  ),
];
