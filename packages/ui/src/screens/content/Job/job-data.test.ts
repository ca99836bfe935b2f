import { jobOf } from "@reagent/api/mock/samples/jobs";
import { expect, test } from "vitest";
import { jobData } from "./job-data.ts";

const job = jobOf("701");
if (!job) throw new Error("the samples have no job");

test("gives what search engines need of a job", () => {
  expect(jobData(job, "en")).toMatchObject({
    "@type": "JobPosting",
    title: job.title,
    datePosted: job.postedOn,
    validThrough: job.until,
    hiringOrganization: { name: "Kedu Reagents (Shanghai) Co., Ltd." },
    jobLocation: { address: { addressLocality: job.place } },
  });
});

test("leaves out the last day of a job that has none", () => {
  expect(jobData({ ...job, until: "" }, "zh")["validThrough"]).toBeUndefined();
});

test("states no kind of employment, which a job of the shop does not have", () => {
  expect(jobData(job, "zh")).not.toHaveProperty("employmentType");
});
