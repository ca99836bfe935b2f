import { screen } from "../../../screen.ts";

export const hazardStatements = screen("hazardStatements", {
  visitors: "anyone",
  title: { zh: "GHS 危险性说明与防范说明", en: "GHS hazard and precautionary statements" },
  isListed: true,
});
