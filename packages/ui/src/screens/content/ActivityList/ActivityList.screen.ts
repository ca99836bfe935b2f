import { atPage, screen } from "../../../screen.ts";

export const activities = screen({
  address: "/activity",
  path: ({ page }: { page?: number } = {}) => atPage("/activity", page),
  visitors: "anyone",
  isListed: true,
  firstCalls: async () => {
    const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
    return (_, query) => contentListCalls("activity", query);
  },
  load: async () => (await import("./ActivityList.tsx")).ActivityList,
});
