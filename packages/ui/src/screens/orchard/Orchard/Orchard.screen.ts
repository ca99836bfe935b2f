import { screen } from "../../../screen.ts";

export const orchard = screen("orchard", {
  visitors: "anyone",
  layout: "orchard",
  title: { zh: "麦粒果园", en: "The orchard" },
  isListed: true,
});
