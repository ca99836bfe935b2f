import { screen } from "../../../screen.ts";

export const job = screen({
  address: "/job/detail/:id",
  visitors: "anyone",
  firstCalls: async () => (await import("./first-calls.ts")).jobCalls,
  load: async () => (await import("./Job.tsx")).Job,
});
