import { screen } from "../../../screen.ts";

export const activity = screen({
  address: "/activity/detail/:id",
  visitors: "anyone",
  firstCalls: async () => {
    const { activityCalls } = await import("./first-calls.ts");
    return ({ id }) => activityCalls(id);
  },
  load: async () => (await import("./Activity.tsx")).Activity,
});
