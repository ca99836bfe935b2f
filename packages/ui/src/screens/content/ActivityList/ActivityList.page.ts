import { page } from "../../../page.ts";
import { activities } from "./ActivityList.screen.ts";

export const activitiesPage = page(activities, {
  firstCalls: async () => {
    const { contentListCalls } = await import("../parts/ContentList/first-calls.ts");
    return (_, query) => contentListCalls("activity", query);
  },
  load: async () => (await import("./ActivityList.tsx")).ActivityList,
});
