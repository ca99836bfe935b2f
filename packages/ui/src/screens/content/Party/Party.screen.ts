import { screen } from "../../../screen.ts";

export const party = screen("party", {
  visitors: "anyone",
  title: { zh: "党建", en: "Party building" },
  isListed: true,
});
