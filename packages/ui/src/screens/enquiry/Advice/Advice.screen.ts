import { screen } from "../../../screen.ts";

export const advice = screen({
  address: "/advise",
  visitors: "anyone",
  title: { zh: "投诉与建议", en: "Complaints and suggestions" },
  isListed: true,
});
