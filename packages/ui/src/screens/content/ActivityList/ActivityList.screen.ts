import { atPage, screen } from "../../../screen.ts";

export const activities = screen({
  address: "/activity",
  path: ({ page }: { page?: number } = {}) => atPage("/activity", page),
  visitors: "anyone",
  isListed: true,
});
