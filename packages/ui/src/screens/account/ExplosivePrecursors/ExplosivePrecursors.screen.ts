import { screen } from "../../../screen.ts";

export const explosivePrecursors = screen({
  address: "/profile/danger",
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "易制爆信息", en: "Explosive precursors" },
  load: async () => (await import("./ExplosivePrecursors.tsx")).ExplosivePrecursors,
});
