import { screen } from "../../../screen.ts";

export const jobs = screen("jobs", {
  visitors: "anyone",
  title: { zh: "招聘信息", en: "Jobs" },
  isListed: true,
});
