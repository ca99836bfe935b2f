import { screen } from "../../../screen.ts";

export const paid = screen("paid", {
  visitors: "customers",
});
