import { atPage, screen } from "../../../screen.ts";

export const partyReports = screen({
  address: "/party/more",
  path: ({ page }: { page?: number } = {}) => atPage("/party/more", page),
  visitors: "anyone",
  title: { zh: "支部动态", en: "Reports of the branch" },
  isListed: true,
});
