import { noFirstCalls, page } from "../../../page.ts";
import { riskAndSafetyPhrases } from "./RiskPhrasePage.screen.ts";

export const riskAndSafetyPhrasesPage = page(riskAndSafetyPhrases, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./RiskPhrasePage.tsx")).RiskPhrasePage,
});
