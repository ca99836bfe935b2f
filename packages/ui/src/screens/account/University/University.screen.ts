import { screen } from "../../../screen.ts";

export const university = screen("university", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "高校科研信息", en: "University details" },
});
