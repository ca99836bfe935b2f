import { atPage, screen } from "../../../screen.ts";

export const partyReports = screen({
  address: "/party/more",
  path: ({ page }: { page?: number } = {}) => atPage("/party/more", page),
  visitors: "anyone",
  title: { zh: "支部动态", en: "Reports of the branch" },
  isListed: true,
  firstCalls: async () => {
    const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
    return (_, query) => contentListCalls("party", query);
  },
  load: async () => (await import("./PartyList.tsx")).PartyList,
});
