import { noFirstCalls, page } from "../../../page.ts";
import { hazardStatements } from "./HazardStatementPage.screen.ts";

export const hazardStatementsPage = page(hazardStatements, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./HazardStatementPage.tsx")).HazardStatementPage,
});
