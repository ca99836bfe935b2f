import { atPage, screen } from "../../../screen.ts";

export const chemists = screen({
  address: "/chemist",
  path: ({ page }: { page?: number } = {}) => atPage("/chemist", page),
  visitors: "anyone",
  title: { zh: "技术团队", en: "Chemists" },
  isListed: true,
});
