import { page } from "../../../page.ts";
import { activity } from "./Activity.screen.ts";

export const activityPage = page(activity, {
  firstCalls: async () => {
    const { activityCalls } = await import("./first-calls.ts");
    return ({ id }) => activityCalls(id);
  },
  load: async () => (await import("./Activity.tsx")).Activity,
});
