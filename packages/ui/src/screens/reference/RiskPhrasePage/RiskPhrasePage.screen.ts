import { screen } from "../../../screen.ts";

export const riskAndSafetyPhrases = screen({
  address: "/rs",
  path: ({ code }: { code?: string } = {}) => (code === undefined ? "/rs" : `/rs#${code}`),
  visitors: "anyone",
  title: { zh: "R/S 风险与安全术语", en: "Risk and safety phrases" },
  isListed: true,
});
