import { screen } from "../../../screen.ts";

export const profile = screen({
  address: "/profile/info",
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "个人信息", en: "Personal details" },
});
