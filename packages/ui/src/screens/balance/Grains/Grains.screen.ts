import { screen } from "../../../screen.ts";

export const grains = screen("grains", {
  visitors: "customers",
  layout: "account",
  menu: { group: "money" },
  title: { zh: "麦粒兑换", en: "Reward grains" },
});
