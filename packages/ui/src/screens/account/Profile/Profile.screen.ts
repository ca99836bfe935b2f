import { screen } from "../../../screen.ts";

export const profile = screen("profile", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "个人信息", en: "Personal details" },
});
