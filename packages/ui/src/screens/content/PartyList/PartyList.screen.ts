import { screen } from "../../../screen.ts";

export const partyReports = screen("partyReports", {
  visitors: "anyone",
  title: { zh: "支部动态", en: "Reports of the branch" },
  isListed: true,
});
