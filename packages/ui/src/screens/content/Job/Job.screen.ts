import { screen } from "../../../screen.ts";

export const job = screen({
  address: "/job/detail/:id",
  visitors: "anyone",
});
