import { count, day, entity, type EntityOf, id, list, text } from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";

const row = {
  id: ["id", id],
  title: ["subject", text],
  summary: ["descri", text],
  place: ["place", text],
  team: ["department", text],
  postedOn: ["createtime", day],
  /** The last day to apply; "" for none. */
  until: ["endtime", day],
} as const;

export const JobRow = entity(row);
export type JobRow = EntityOf<typeof JobRow>;

export const Job = entity({ ...row, /** HTML. */ content: ["content", text] });
export type Job = EntityOf<typeof Job>;

/** Open jobs, newest first; `offset` is the size of a page. */
export const listJobs = endpoint(
  "listJobs",
  "GET /api/job/list",
  entity({ pageSize: ["offset", count], page: ["page", count] }),
  entity({ rows: ["data", list(JobRow)], total: ["total", count] }),
  { part: "jobs" },
);

/** An open job; one whose last day is over is not found. */
export const readJob = endpoint("readJob", "GET /api/job/info", entity({ id: ["id", id] }), Job, {
  part: "jobs",
  failures: { [codes.notFound]: "empty" },
});
