import { screen } from "../../../screen.ts";

export const explosivePrecursors = screen("explosivePrecursors", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "易制爆信息", en: "Explosive precursors" },
});
