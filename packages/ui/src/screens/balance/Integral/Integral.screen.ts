import { screen } from "../../../screen.ts";

export const integral = screen("integral", {
  visitors: "customers",
  layout: "account",
  menu: { group: "money" },
  title: { zh: "积分", en: "Points" },
});
