import { atPage, screen } from "../../../screen.ts";

export const jobs = screen({
  address: "/job",
  path: ({ page }: { page?: number } = {}) => atPage("/job", page),
  visitors: "anyone",
  title: { zh: "招聘信息", en: "Jobs" },
  isListed: true,
});
