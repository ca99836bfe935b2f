import { atPage, screen } from "../../../screen.ts";

export const departments = screen({
  address: "/department",
  path: ({ page }: { page?: number } = {}) => atPage("/department", page),
  visitors: "anyone",
  title: { zh: "部门介绍", en: "Departments" },
  isListed: true,
});
