import { screen } from "../../../screen.ts";

export const departments = screen("departments", {
  visitors: "anyone",
  title: { zh: "部门介绍", en: "Departments" },
  isListed: true,
});
