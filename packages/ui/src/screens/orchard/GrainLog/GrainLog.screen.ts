import { screen } from "../../../screen.ts";

export const grainLog = screen("grainLog", {
  visitors: "customers",
  layout: "orchard-account",
  title: { zh: "我的麦粒", en: "My grains" },
});
