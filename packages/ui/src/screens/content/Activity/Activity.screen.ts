import { screen } from "../../../screen.ts";

export const activity = screen({
  address: "/activity/detail/:id",
  visitors: "anyone",
});
