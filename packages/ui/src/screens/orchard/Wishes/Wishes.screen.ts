import { screen } from "../../../screen.ts";

export const wishes = screen("wishes", {
  visitors: "customers",
  layout: "orchard-account",
  title: { zh: "心愿单", en: "Wish list" },
});
