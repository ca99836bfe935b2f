import { page } from "../../../page.ts";
import { job } from "./Job.screen.ts";

export const jobPage = page(job, {
  firstCalls: async () => (await import("./first-calls.ts")).jobCalls,
  load: async () => (await import("./Job.tsx")).Job,
});
