import { screen } from "../../../screen.ts";

export const riskAndSafetyPhrases = screen("riskAndSafetyPhrases", {
  visitors: "anyone",
  title: { zh: "R/S 风险与安全术语", en: "Risk and safety phrases" },
  isListed: true,
});
