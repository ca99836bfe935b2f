import { screen } from "../../../screen.ts";

export const wishes = screen({
  address: "/exchange/wishes",
  visitors: "customers",
  layout: "orchard",
  title: { zh: "心愿单", en: "Wishes" },
  load: async () => (await import("./Wishes.tsx")).Wishes,
});
