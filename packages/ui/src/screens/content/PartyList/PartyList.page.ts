import { page } from "../../../page.ts";
import { partyReports } from "./PartyList.screen.ts";

export const partyReportsPage = page(partyReports, {
  firstCalls: async () => {
    const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
    return (_, query) => contentListCalls("party", query);
  },
  load: async () => (await import("./PartyList.tsx")).PartyList,
});
