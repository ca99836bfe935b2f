import { screen } from "../../../screen.ts";

export const password = screen("password", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "修改密码", en: "Change password" },
});
