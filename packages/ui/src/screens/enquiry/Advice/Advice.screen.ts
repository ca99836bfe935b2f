import { screen } from "../../../screen.ts";

export const advice = screen("advice", {
  visitors: "anyone",
  title: { zh: "投诉与建议", en: "Complaints and suggestions" },
  isListed: true,
});
