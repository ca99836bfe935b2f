import { screen } from "../../../screen.ts";

export const chemists = screen("chemists", {
  visitors: "anyone",
  title: { zh: "技术团队", en: "Chemists" },
  isListed: true,
});
